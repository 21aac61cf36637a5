import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { isGone, reportProblem } from './messages.ts'

test.each([
  ['not-found', true, 'It is gone already: nobody sees it any more.'],
  ['invalid-input', false, 'Your report did not get through. Please try again.'],
  ['rate-limited', false, 'That was a lot of reports. Wait a minute, then try again.'],
  ['network', false, 'Your report did not get through. Please try again.'],
] as const)('%s: gone is %s', (code, gone, problem) => {
  expect(isGone(new ApiError(code))).toBe(gone)
  expect(reportProblem(new ApiError(code))).toBe(problem)
})
