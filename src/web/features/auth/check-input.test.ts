import { expect, test } from 'vitest'
import { checkEmail, checkKnownPassword, checkNewPassword } from './check-input.ts'

test.each(['', ' ', 'nobody', 'no@body', '@body.org', 'no body@body.org', 'a@b@c.org'])(
  '"%s" is no address',
  (email) => {
    expect(checkEmail(email)).toMatchObject({
      field: 'email',
      sentence: 'Please enter a valid email address.',
    })
  },
)

test('an address is one, with a blank that a keyboard put behind it too', () => {
  expect(checkEmail('ember@example.org ')).toBeNull()
  expect(checkEmail('glüh+wurm@bücher.example')).toBeNull()
})

test('what is longer than an address or a password can be is not sent', () => {
  expect(checkEmail(`${'x'.repeat(250)}@example.org`)).toMatchObject({ field: 'email' })
  const long = 'x'.repeat(4097)
  const refusal = { field: 'password', sentence: 'Even we stop reading after 4096 characters.' }
  expect(checkNewPassword(long)).toMatchObject(refusal)
  expect(checkKnownPassword(long)).toMatchObject(refusal)
  expect(checkNewPassword(long.slice(1))).toBeNull()
})

test('a new password has six characters at least, and nothing else is asked of it', () => {
  expect(checkNewPassword('12345')).toMatchObject({
    field: 'password',
    sentence: 'Password should be at least 6 characters long.',
  })
  expect(checkNewPassword('123456')).toBeNull()
  expect(checkNewPassword('      ')).toBeNull()
})

test('a known password only has to be there', () => {
  expect(checkKnownPassword('')).toMatchObject({ field: 'password', sentence: 'Please enter your password.' })
  expect(checkKnownPassword('old')).toBeNull()
})
