import { describe, expect, test } from 'vitest'
import { isFinal, nextAttempt } from './schedule'

const FIRST = new Date('2026-11-23T12:00:00Z')

test('a mail that fails is tried again after 1, 5 and 30 minutes, then every hour for a day [4.25.5]', () => {
  const tried: number[] = []
  let now = FIRST
  for (let failed = 1; ; failed += 1) {
    const next = nextAttempt(failed, now)
    if (!next) break
    tried.push((next.getTime() - FIRST.getTime()) / 60_000)
    now = next
  }
  expect(tried.slice(0, 5)).toEqual([1, 6, 36, 96, 156])
  expect(tried.at(-1)).toBe(36 + 23 * 60)
})

describe('a refusal is final when the server says that the recipient or the text will never do', () => {
  test.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EMESSAGE', responseCode: 554 }, true],
    [{ code: 'EENVELOPE', responseCode: 451 }, false],
    [{ code: 'EMESSAGE', responseCode: 452 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'EPROTOCOL', responseCode: 554 }, false],
    [{ code: 'ECONNECTION' }, false],
    [{}, false],
  ])('%j: %s', (refusal, final) => {
    expect(isFinal(refusal)).toBe(final)
  })
})
