import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { StartError, toDataDirError, toListenError } from './start-error.ts'

function failWith(code: string): Error {
  return Object.assign(new Error(code), { code })
}

it('says what to do about a port that is taken, for real', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => first.once('listening', resolve))
  const address = first.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  )
  first.close()
  expect(toListenError(error, { host: '127.0.0.1', port })).toEqual(
    new StartError(
      `Port ${port} on 127.0.0.1 is taken by another program: end it, or set PORT to a free port.`,
    ),
  )
})

it.each([
  ['EACCES', 'Port 80 needs more rights than Scorch has: set PORT to 1024 or higher.'],
  ['EADDRNOTAVAIL', 'HOST is "9.9.9.9", which is no address of this machine: write 127.0.0.1 or 0.0.0.0.'],
])('has a sentence for %s', (code, sentence) => {
  expect(toListenError(failWith(code), { host: '9.9.9.9', port: 80 })).toEqual(new StartError(sentence))
})

it('says why the data folder cannot be written', () => {
  expect(toDataDirError(failWith('EROFS'), '/srv/scorch')).toEqual(
    new StartError(
      'Scorch cannot write to its data folder /srv/scorch (it is read-only): change that, or set SCORCH_DATA_DIR to another folder.',
    ),
  )
})

it('leaves what it does not know as it is', () => {
  const error = new Error('a bug')
  expect(toListenError(error, { host: '127.0.0.1', port: 80 })).toBe(error)
  expect(toDataDirError(error, '/srv')).toBe(error)
})
