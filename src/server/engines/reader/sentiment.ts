import type { LineSentiment } from '#domain/pickup-line.ts'
import vader from 'vader-sentiment'

const FEELS_SOMETHING = 0.25

/** How warm the words are, by a lexicon made for short messages. */
export function readSentiment(text: string): LineSentiment {
  const compound = compoundOf(text)
  if (compound >= FEELS_SOMETHING) return { tone: 'warm', strength: round(compound) }
  if (compound <= -FEELS_SOMETHING) return { tone: 'cold', strength: round(-compound) }
  return { tone: 'neutral', strength: round(1 - Math.abs(compound)) }
}

/** Its lexicon is a plain object, so words such as "constructor" give it something other than a number. */
function compoundOf(text: string): number {
  try {
    const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text)
    return Number.isFinite(compound) ? compound : 0
  } catch {
    return 0
  }
}

const round = (value: number) => Math.round(value * 100) / 100
