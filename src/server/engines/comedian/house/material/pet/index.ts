import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'
import { PET_CAT } from './cat.ts'
import { PET_CLOSENESS } from './closeness.ts'
import { PET_COLOUR } from './colour.ts'
import { PET_COMPANY } from './company.ts'
import { PET_CRITIC } from './critic.ts'
import { PET_DOG } from './dog.ts'
import { PET_FRAME } from './frame.ts'
import { PET_HIDDEN } from './hidden.ts'
import { PET_LIGHT } from './light.ts'
import { PET_MANAGEMENT } from './management.ts'
import { PET_OTHER } from './other.ts'
import { PET_PHOTOGRAPHER } from './photographer.ts'
import { PET_RARITIES } from './rarities.ts'
import { PET_SEVERAL } from './several.ts'
import { PET_THINGS } from './things.ts'

/** Everything the house comedian knows about pets. The pet always wins; the human is the butt. */
export const PET_PREMISES: readonly Premise<PhotoCondition>[] = [
  ...PET_CAT,
  ...PET_CLOSENESS,
  ...PET_COLOUR,
  ...PET_COMPANY,
  ...PET_CRITIC,
  ...PET_DOG,
  ...PET_FRAME,
  ...PET_HIDDEN,
  ...PET_LIGHT,
  ...PET_MANAGEMENT,
  ...PET_OTHER,
  ...PET_PHOTOGRAPHER,
  ...PET_RARITIES,
  ...PET_SEVERAL,
  ...PET_THINGS,
]
