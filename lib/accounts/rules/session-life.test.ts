import { expect, test } from 'vitest'
import { asksPassword, prolongedStart, SESSION_LIFE_MS } from './session-life'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const ago = (ms: number) => ({ createdAt: new Date(NOON.getTime() - ms) })
const QUARTER = 15 * 60_000

test.each([
  ['has just begun', ago(0), false],
  ['is a moment under 15 minutes old', ago(QUARTER - 1), false],
  ['is 15 minutes old', ago(QUARTER), true],
  ['was prolonged just now', { createdAt: prolongedStart(NOON) }, true],
])('a session that %s asks for the password before the email changes: %s [4.26.10]', (_, session, asked) => {
  expect(asksPassword(session, NOON)).toBe(asked)
})

test('a session lasts 14 days, a prolonged one as long but for the minutes that make it ask', () => {
  expect(SESSION_LIFE_MS).toBe(14 * 86_400_000)
  expect(prolongedStart(NOON)).toEqual(new Date('2026-11-21T11:45:00.000Z'))
})
