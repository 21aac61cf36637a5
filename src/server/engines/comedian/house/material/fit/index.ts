import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'
import { FIT_ACCESSORIES } from './accessories.ts'
import { FIT_BRIGHT_SHADES } from './bright-shades.ts'
import { FIT_COLOUR_GROUPS } from './colour-groups.ts'
import { FIT_COMPANY } from './company.ts'
import { FIT_CORNERS } from './corners.ts'
import { FIT_CROP } from './crop.ts'
import { FIT_DISTANCE } from './distance.ts'
import { FIT_ERRANDS } from './errands.ts'
import { FIT_EXPRESSION } from './expression.ts'
import { FIT_IMPOSTORS } from './impostors.ts'
import { FIT_LENGTH } from './length.ts'
import { FIT_LIGHT } from './light.ts'
import { FIT_OCCASION } from './occasion.ts'
import { FIT_POSE } from './pose.ts'
import { FIT_PROPS } from './props.ts'
import { FIT_SETTING } from './setting.ts'
import { FIT_SHADES } from './shades.ts'
import { FIT_SUBMISSION } from './submission.ts'
import { FIT_TOP } from './top.ts'

/** Everything the house comedian knows to say about an outfit photo. */
export const FIT_PREMISES: readonly Premise<PhotoCondition>[] = [
  ...FIT_SUBMISSION,
  ...FIT_OCCASION,
  ...FIT_ERRANDS,
  ...FIT_CROP,
  ...FIT_LENGTH,
  ...FIT_TOP,
  ...FIT_COLOUR_GROUPS,
  ...FIT_SHADES,
  ...FIT_BRIGHT_SHADES,
  ...FIT_SETTING,
  ...FIT_LIGHT,
  ...FIT_EXPRESSION,
  ...FIT_POSE,
  ...FIT_COMPANY,
  ...FIT_DISTANCE,
  ...FIT_ACCESSORIES,
  ...FIT_PROPS,
  ...FIT_CORNERS,
  ...FIT_IMPOSTORS,
]
