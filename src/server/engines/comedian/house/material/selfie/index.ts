import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'
import { SELFIE_ABSENT } from './absent.ts'
import { SELFIE_ANGLE } from './angle.ts'
import { SELFIE_BLACK_AND_WHITE } from './black-and-white.ts'
import { SELFIE_BLANK } from './blank.ts'
import { SELFIE_BODY } from './body.ts'
import { SELFIE_COLOUR } from './colour.ts'
import { SELFIE_COMPANY } from './company.ts'
import { SELFIE_DARKNESS } from './darkness.ts'
import { SELFIE_DEADPAN } from './deadpan.ts'
import { SELFIE_DISTANCE } from './distance.ts'
import { SELFIE_EXPRESSION } from './expression.ts'
import { SELFIE_FOCUS } from './focus.ts'
import { SELFIE_FRAME } from './frame.ts'
import { SELFIE_IMPOSTORS } from './impostors.ts'
import { SELFIE_LIGHT } from './light.ts'
import { SELFIE_PALETTE } from './palette.ts'
import { SELFIE_PETS } from './pets.ts'
import { SELFIE_PLACING } from './placing.ts'
import { SELFIE_PORTRAIT } from './portrait.ts'
import { SELFIE_POSE } from './pose.ts'
import { SELFIE_PROPS } from './props.ts'
import { SELFIE_SMILE } from './smile.ts'
import { SELFIE_SOLO } from './solo.ts'
import { SELFIE_THINGS } from './things.ts'
import { SELFIE_TOP } from './top.ts'
import { SELFIE_UPLOAD } from './upload.ts'

/** Everything the house comedian knows to say about a selfie. */
export const SELFIE_PREMISES: readonly Premise<PhotoCondition>[] = [
  ...SELFIE_UPLOAD,
  ...SELFIE_PORTRAIT,
  ...SELFIE_LIGHT,
  ...SELFIE_DARKNESS,
  ...SELFIE_FOCUS,
  ...SELFIE_COLOUR,
  ...SELFIE_PALETTE,
  ...SELFIE_BLACK_AND_WHITE,
  ...SELFIE_FRAME,
  ...SELFIE_PLACING,
  ...SELFIE_DISTANCE,
  ...SELFIE_POSE,
  ...SELFIE_ANGLE,
  ...SELFIE_SMILE,
  ...SELFIE_DEADPAN,
  ...SELFIE_EXPRESSION,
  ...SELFIE_SOLO,
  ...SELFIE_COMPANY,
  ...SELFIE_BODY,
  ...SELFIE_TOP,
  ...SELFIE_ABSENT,
  ...SELFIE_BLANK,
  ...SELFIE_PROPS,
  ...SELFIE_THINGS,
  ...SELFIE_PETS,
  ...SELFIE_IMPOSTORS,
]
