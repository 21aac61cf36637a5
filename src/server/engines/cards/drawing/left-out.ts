import type { Node } from '@takumi-rs/core'
import type { Sheet } from './draft.ts'

/** What a renderer has to draw of a sheet. */
export interface Drawing {
  nodes: Node[]
  /** CSS pixels that are left to draw. */
  height: number
  /** CSS pixels that are left out, from the upper end of the photo. */
  leftOut: number
}

/** Leaves out the rows of the photo, unless something stands beside it. */
export function drawingOf({ backdrop, parts, photo, height }: Sheet): Drawing {
  const nodes = [...backdrop, ...parts]
  if (!photo) return { nodes, height, leftOut: 0 }
  const [top, bottom] = [photo.y, photo.y + photo.height]
  const isAlone = parts.every((part) => {
    const { start, end } = rowsOf(part)
    return end <= top || start >= bottom
  })
  if (!isAlone) return { nodes, height, leftOut: 0 }
  const closed = nodes.map((node): Node => {
    const { start, end } = rowsOf(node)
    if (start >= bottom) return { ...node, style: { ...node.style, top: start - photo.height } }
    if (end <= top) return node
    return { ...node, style: { ...node.style, height: end - start - photo.height } }
  })
  return { nodes: closed, height: height - photo.height, leftOut: photo.height }
}

/** Every node of a sheet is placed, in CSS pixels. */
function rowsOf({ style }: Node): { start: number; end: number } {
  const start = Number(style?.top)
  return { start, end: start + Number(style?.height) }
}
