import { describe, expect, it } from 'vitest'
import { CONCERNS, careMessage } from './care.ts'

describe('care instead of a joke', () => {
  it.each(CONCERNS)('has a short message for %s', (concern) => {
    expect(careMessage(concern).length).toBeGreaterThan(60)
    expect(careMessage(concern).length).toBeLessThanOrEqual(300)
  })

  it.each(['self-harm', 'abuse', 'grief'] as const)('says where to find help for %s', (concern) => {
    expect(careMessage(concern)).toContain('findahelpline.com')
  })

  it.each(['self-harm', 'abuse'] as const)('names the emergency number for %s', (concern) => {
    expect(careMessage(concern)).toContain('local emergency number')
  })
})
