import { describe, expect, it } from 'vitest'
import type { Sheet } from './draft.ts'
import { drawingOf } from './left-out.ts'
import { box, place } from './node.ts'

const at = (y: number, height: number) => place({ x: 0, y, width: 10, height }, box({}))

function aSheet(more: Partial<Sheet>): Sheet {
  const photo = { x: 2, y: 20, width: 6, height: 30 }
  return {
    width: 10,
    height: 100,
    scale: 3,
    backdrop: [at(5, 90)],
    parts: [at(8, 12), at(50, 10)],
    photo,
    ...more,
  }
}

describe('the rows of a photo', () => {
  it('are left out: what is below moves up, what goes through gets shorter', () => {
    const { nodes, height, leftOut } = drawingOf(aSheet({}))
    expect([height, leftOut]).toEqual([70, 30])
    expect(nodes.map(({ style }) => [style?.top, style?.height])).toEqual([
      [5, 60],
      [8, 12],
      [20, 10],
    ])
  })

  it('are drawn when something stands beside it, and when there is none', () => {
    for (const more of [{ parts: [at(49, 10)] }, { photo: null }]) {
      expect(drawingOf(aSheet(more))).toMatchObject({ height: 100, leftOut: 0 })
    }
  })
})
