import { findMode } from '#domain/modes.ts'
import { bandOf } from '#domain/scores.ts'
import type { RoastCardProps } from '#web/ui/roast-card.tsx'
import type { FlowState } from './roast-flow.ts'

type ResultState = Extract<FlowState, { stage: 'result' }>

/** What the card shows for a told roast, a few kind words or a sample. */
export function toCard({ mode, input, outcome }: ResultState): RoastCardProps {
  const told = outcome.kind === 'told' ? outcome.result : null
  return {
    modeTitle: findMode(mode)?.title ?? '',
    roast: told?.roast ?? (outcome.kind === 'sample' ? outcome.sample.roast : ''),
    rating: told ? told.rating : outcome.kind === 'sample' ? outcome.sample.rating : null,
    imageUrl: told?.imageUrl ?? input.photo?.previewUrl ?? null,
    imageAlt: told?.seen.length
      ? `Your photo: ${told.seen.map((note) => note.text).join(', ')}`
      : 'Your photo',
    originalText: told?.originalText ?? (input.text || null),
  }
}

/** The whole card in one breath, for screen readers, while the words arrive one by one for the eye. */
export function spokenResult(state: ResultState): string {
  const { roast, rating } = toCard(state)
  return rating === null ? roast : `${roast} ${rating} out of 10: ${bandOf(rating).label.toLowerCase()}.`
}
