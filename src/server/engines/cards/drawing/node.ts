import type { Node } from '@takumi-rs/core'

export type Style = NonNullable<Node['style']>

/** A rectangle in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function box(style: Style, children: Node[] = []): Node {
  return { type: 'container', style, children }
}

export function text(content: string, style: Style): Node {
  return { type: 'text', text: content, style }
}

/** An SVG document, drawn to fill the given size. */
export function svg(source: string, width: number, height: number): Node {
  return { type: 'image', src: source, style: { width, height } }
}

/** Puts a node at a fixed place: every form knows where its parts are, nothing flows and nothing can be pushed out. */
export function place({ x, y, width, height }: Box, child: Node): Node {
  return box({ position: 'absolute', left: x, top: y, width, height, display: 'flex' }, [child])
}
