import { expect, it } from 'vitest'
import { accessTo } from './roast-access.ts'

const of = (visibility: 'private' | 'link' | 'public') => ({ ownerId: 'ada', visibility })
const notFound = { ok: false, reason: 'not-found' }
const notYours = { ok: false, reason: 'not-yours' }

it.each([
  [of('private'), 'ada', 'see', { ok: true }],
  [of('private'), 'bob', 'see', notFound],
  [of('private'), null, 'see', notFound],
  [of('link'), 'bob', 'see', { ok: true }],
  [of('link'), null, 'see', { ok: true }],
  [of('public'), null, 'see', { ok: true }],
  [undefined, 'ada', 'see', notFound],
  [of('private'), 'ada', 'change', { ok: true }],
  [of('public'), 'ada', 'change', { ok: true }],
  [of('private'), 'bob', 'change', notFound],
  [of('link'), 'bob', 'change', notYours],
  [of('public'), null, 'change', notYours],
  [undefined, 'ada', 'change', notFound],
] as const)('%j: %j may %s? %j', (roast, viewer, deed, access) => {
  expect(accessTo(roast, viewer, deed)).toEqual(access)
})
