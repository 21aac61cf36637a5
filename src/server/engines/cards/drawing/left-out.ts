import type { Node } from '@takumi-rs/core'
import type { Sheet } from './draft.ts'

/** A sheet whose renderer need not draw the rows of the photo, because nothing else is in them. */
export interface LeftOut {
  nodes: Node[]
  /** CSS pixels that are left to draw. */
  height: number
}

/** Null where something stands beside the photo, or there is none. */
export function leaveOutPhoto({ backdrop, parts, photo, height }: Sheet): LeftOut | null {
  if (!photo) return null
  const [top, bottom] = [photo.y, photo.y + photo.height]
  const isAlone = parts.every((part) => {
    const { start, end } = rowsOf(part)
    return end <= top || start >= bottom
  })
  if (!isAlone) return null
  const nodes = [...backdrop, ...parts].map((node): Node => {
    const { start, end } = rowsOf(node)
    if (start >= bottom) return { ...node, style: { ...node.style, top: start - photo.height } }
    if (end <= top) return node
    return { ...node, style: { ...node.style, height: end - start - photo.height } }
  })
  return { nodes, height: height - photo.height }
}

/** Every node of a sheet is placed, in CSS pixels. */
function rowsOf({ style }: Node): { start: number; end: number } {
  const start = Number(style?.top)
  return { start, end: start + Number(style?.height) }
}
