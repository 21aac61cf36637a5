import type { Node } from '@takumi-rs/core'
import type { Part } from './draft.ts'
import { type Box, place } from './node.ts'

/** Parts below each other, each as wide as the column. */
export class Column {
  readonly nodes: Node[] = []
  /** The frame of the photo, if one was put here. */
  photo: Box | null = null
  readonly x: number
  readonly width: number
  /** Where the next part begins. */
  y: number

  constructor(x: number, y: number, width: number) {
    this.x = x
    this.y = y
    this.width = width
  }

  put({ node, height }: Part, gapAfter: number): void {
    this.nodes.push(place({ x: this.x, y: this.y, width: this.width, height }, node))
    this.y += height + gapAfter
  }

  /** `width` for one that leaves room beside it. */
  putPhoto(height: number, gapAfter: number, width = this.width): void {
    this.photo = { x: this.x, y: this.y, width, height }
    this.y += height + gapAfter
  }
}
