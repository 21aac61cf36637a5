import type { PickupLine } from '#domain/pickup-line.ts'
import { findCliches } from './cliches.ts'
import { readCraft } from './craft.ts'
import { readEcho } from './echo.ts'
import { readGrammar } from './grammar.ts'
import { findKind } from './kind.ts'
import { readLanguage } from './language.ts'
import { findMoves } from './moves.ts'
import { findOpener } from './openers.ts'
import type { Reader } from './port.ts'
import { findPuns } from './puns.ts'
import { readSentiment } from './sentiment.ts'
import { findKnownLine } from './similarity.ts'
import { readStyle } from './style.ts'
import { countCharacters, takeApart } from './text.ts'
import { findTopics } from './topics.ts'

/** Reads with word lists and a tagger; no network, no state. */
export function createReader(): Reader {
  return { readLine }
}

function readLine(typed: string): PickupLine {
  const text = takeApart(typed)
  const style = readStyle(text)
  const kind = findKind(text)
  const grammar = readGrammar(text)
  return {
    text: typed,
    size: {
      words: text.words.length,
      characters: countCharacters(text.trimmed),
      sentences: text.sentences.length,
    },
    style,
    kind,
    opener: findOpener(text.plain, style.questions > 0),
    language: readLanguage(text),
    cliches: findCliches(text.plain),
    known: findKnownLine(text.plainWords),
    puns: findPuns(text.plain),
    topics: findTopics(text.plainWords),
    grammar,
    craft: readCraft(text),
    sentiment: readSentiment(text.trimmed),
    moves: findMoves(text, style.questions),
    echo: readEcho(text, grammar, kind),
  }
}
