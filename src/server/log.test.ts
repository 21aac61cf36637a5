import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a database error is logged without the row that it quotes', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const error = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(mo@example.com) exists.' })
  log.error({ err: error, session: { cookie: 'key=1', email: 'mo@example.com' } }, 'request failed')
  const text = lines.join('')
  expect(text).toContain('duplicate key')
  expect(text).not.toMatch(/mo@example|key=1/)
})
