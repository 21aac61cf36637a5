import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceOf } from './sentences.ts'

const Input = z.object({
  name: z.string().min(2).max(3),
  count: z.int().min(1).max(9),
  mode: z.enum(['selfie', 'fit', 'pet']),
  place: z.uuid(),
  list: z.array(z.string().regex(/^a$/)).max(2),
  one: z.literal('rizz'),
  isOn: z.boolean(),
  file: z.instanceof(File),
  even: z.custom((value) => value === 2),
})

test.each([
  ['name', undefined, 'Add "name".'],
  ['name', 7, 'Send "name" as text.'],
  ['name', 'a', 'Make "name" at least 2 characters.'],
  ['name', 'abcd', 'Keep "name" to 3 characters.'],
  ['count', 'x', 'Send "count" as a number.'],
  ['count', 1.5, 'Send "count" as a whole number.'],
  ['count', 0, 'Make "count" at least 1.'],
  ['count', 10, 'Keep "count" to 9.'],
  ['mode', 'x', 'Set "mode" to selfie, fit or pet.'],
  ['place', 'x', 'Send "place" as we gave it.'],
  ['list', 'x', 'Send "list" as a list.'],
  ['list', ['x'], 'Send "list" as we gave it.'],
  ['list', ['a', 'a', 'a'], 'Keep "list" to 2 entries.'],
  ['one', 'x', 'Set "one" to rizz.'],
  ['isOn', 1, 'Send "isOn" as true or false.'],
  ['file', 'x', 'Send "file" as a file.'],
  ['even', 3, 'Check "even" and send it again.'],
])('about %s: %j', (name, value, sentence) => {
  const { error } = Input.safeParse({ [name]: value }, { error: sentenceOf })
  expect(error?.issues.find(({ path }) => path[0] === name)?.message).toBe(sentence)
})

test.each([[[]], [null], ['x'], [undefined]])('%j is no object', (input) => {
  const { error } = Input.safeParse(input, { error: sentenceOf })
  expect(error?.issues[0]?.message).toBe('Send the body as a JSON object.')
})
