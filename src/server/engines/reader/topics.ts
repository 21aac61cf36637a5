import type { TopicId } from '#domain/pickup-line.ts'
import { TOPIC_WORDS } from './topic-words.ts'

/** Words that are as often something else; alone they do not make a topic. */
const AMBIGUOUS = new Set(
  `act action area bar base bass bear bench bill bit block bond book bowl box branch brand break brief brush bug button cable card case cast catch cell chain change character charm
  charge check class clear close cloud coach coat coast code court cover credit crush current cut date dates deck defender deposit diffusion dip direction directions division draw dress drill drink drive
  driver ear east energy engine exhibition face factor fan favourite fee feedback field fields figure file final finance fine fines fire fit fly folder force foot frame fraction function game games gate gift
  glow goal graph hail hammer horn image input interest iron jam job judge just justice key keys kick lab label launch law lead league lens letter letters level levels lid lives lift line link lock loop love major match
  matter mean medium meeting mine minutes mirror model monitor move note notes novel number numbers object page pages pan park part parts pass path pattern period pet phone piece pieces pilot pitch plane plant plate play plot plug point pool
  port post press price print process product program programmer pump race range ratio record relay rest ring roast rock roll root rose round route row rule sale sand scale scene score screen script seal search season set sets
  shake share shares shelf shell shift ship shop shot sign signal sky source space spark speed spell spirit split sport spring square stage stand star stars state station steps stock store storm story straight stream street stress stretch strike string
  study style sum swipe ticket tickets switch system tab table tap tax tea test theory tie time tip title toast tour track trade train trial trick trip trust try tune turn type view volume wall watch wave way web weight wheel will wind wish wood word work world wrap zip`.split(
    /\s+/,
  ),
)

/** The topics of every word that has one. */
export const TOPIC_OF: ReadonlyMap<string, TopicId> = new Map(
  Object.entries(TOPIC_WORDS)
    .flatMap(([topic, words]) => words.split(/\s+/).map((word) => [word, topic as TopicId] as const))
    .reverse(),
)

/** Romance is in every pickup line, so it only counts when nothing else does. */
const BACKGROUND: TopicId = 'love'

/** Most mentioned first. */
export function findTopics(plainWords: readonly string[]): TopicId[] {
  const points = new Map<TopicId, number>()
  for (const word of plainWords) {
    const topic = topicOf(word)
    if (topic) points.set(topic, (points.get(topic) ?? 0) + (AMBIGUOUS.has(word) ? 0.5 : 1))
  }
  return [...points]
    .filter(([, sum]) => sum >= 1)
    .sort((a, b) => Number(a[0] === BACKGROUND) - Number(b[0] === BACKGROUND) || b[1] - a[1])
    .map(([topic]) => topic)
}

function topicOf(word: string): TopicId | undefined {
  return TOPIC_OF.get(word) ?? TOPIC_OF.get(word.replace(/s$/, ''))
}
