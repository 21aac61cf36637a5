import type { ModeId } from '#domain/modes.ts'

/** What the home screen says about each mode. */
interface ModeCopy {
  pitch: string
  /** The heading and the help of the upload stage. */
  ask: string
  help: string
}

export const MODE_COPY: Record<ModeId, ModeCopy> = {
  selfie: {
    pitch: 'Face it.',
    ask: 'Show us your best side',
    help: 'Or the other one. We look at light, pose and framing, never at who you are.',
  },
  fit: {
    pitch: 'Wear it, hear it.',
    ask: 'Walk the runway',
    help: 'Head to toe works best. Colours will be mentioned by name.',
  },
  rizz: {
    pitch: 'Say it to our face.',
    ask: 'Give us your line',
    help: 'Type the line that has never worked. We will explain why.',
  },
  pet: {
    pitch: 'They started it.',
    ask: 'Bring in the accused',
    help: 'Cats, dogs and everything else. The pet always wins.',
  },
}
