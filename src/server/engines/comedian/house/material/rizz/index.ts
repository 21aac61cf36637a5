import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'
import { RIZZ_ABROAD } from './abroad.ts'
import { RIZZ_ASKING } from './asking.ts'
import { RIZZ_BEGINNINGS } from './beginnings.ts'
import { RIZZ_CLICHE } from './cliche.ts'
import { RIZZ_ECHOES } from './echoes.ts'
import { RIZZ_FAMILIES } from './families.ts'
import { RIZZ_FAMILIES_MORE } from './families-more.ts'
import { RIZZ_KEYS } from './keys.ts'
import { RIZZ_MANNERS } from './manners.ts'
import { RIZZ_MESSAGES } from './messages.ts'
import { RIZZ_ODDITIES } from './oddities.ts'
import { RIZZ_ODDS } from './odds.ts'
import { RIZZ_OFFICIALS } from './officials.ts'
import { RIZZ_ORIGINAL } from './original.ts'
import { RIZZ_PEOPLE } from './people.ts'
import { RIZZ_PICTOGRAMS } from './pictograms.ts'
import { RIZZ_PUNNING } from './punning.ts'
import { RIZZ_SENTENCES } from './sentences.ts'
import { RIZZ_SIZE } from './size.ts'
import { RIZZ_SUBJECTS } from './subjects.ts'
import { RIZZ_SUBJECTS_DESK } from './subjects-desk.ts'
import { RIZZ_SUBJECTS_OUT } from './subjects-out.ts'
import { RIZZ_SUBJECTS_TABLE } from './subjects-table.ts'
import { RIZZ_TRADES } from './trades.ts'
import { RIZZ_VENUES } from './venues.ts'
import { RIZZ_WISHES } from './wishes.ts'

/** Everything that the house comedian has to say about a pickup line. */
export const RIZZ_PREMISES: readonly Premise<LineCondition>[] = [
  ...RIZZ_VENUES,
  ...RIZZ_MESSAGES,
  ...RIZZ_OFFICIALS,
  ...RIZZ_TRADES,
  ...RIZZ_ODDS,
  ...RIZZ_SIZE,
  ...RIZZ_SENTENCES,
  ...RIZZ_ASKING,
  ...RIZZ_KEYS,
  ...RIZZ_PICTOGRAMS,
  ...RIZZ_ODDITIES,
  ...RIZZ_CLICHE,
  ...RIZZ_FAMILIES,
  ...RIZZ_FAMILIES_MORE,
  ...RIZZ_ORIGINAL,
  ...RIZZ_PUNNING,
  ...RIZZ_ECHOES,
  ...RIZZ_BEGINNINGS,
  ...RIZZ_SUBJECTS,
  ...RIZZ_SUBJECTS_TABLE,
  ...RIZZ_SUBJECTS_DESK,
  ...RIZZ_SUBJECTS_OUT,
  ...RIZZ_WISHES,
  ...RIZZ_MANNERS,
  ...RIZZ_PEOPLE,
  ...RIZZ_ABROAD,
]
