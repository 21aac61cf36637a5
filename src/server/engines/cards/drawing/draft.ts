import type { Node, Renderer } from '@takumi-rs/core'
import type { Card } from '../port.ts'
import type { Box } from './node.ts'

/** What a form needs to arrange a card. */
export interface Draft {
  renderer: Renderer
  /** With tidied texts. */
  card: Card
  /** Width over height of the photo; null without one. */
  aspect: number | null
}

/** A drawn part and its height in CSS pixels. */
export interface Part {
  node: Node
  height: number
}

/** An arranged card in CSS pixels. All that is to be sharp lies on whole pixels after scaling. */
export interface Sheet {
  width: number
  height: number
  scale: number
  /** The paper and what is around it. */
  backdrop: Node[]
  /** What is on the paper, each at its place. */
  parts: Node[]
  /** The frame that the photo is printed in; nothing is drawn there. */
  photo: Box | null
}
