import { describe, expect, test } from 'vitest'
import {
  advanceConnection,
  connecting,
  dueAction,
  isLeaderSilent,
  type LiveConnection,
  type LiveConnectionEvent,
  lostSince,
  mayHaveSlept,
} from './live-connection'

const NOW = 1_000_000
const moment = (now = NOW, chance = 0) => ({ now, chance })

const STATES: LiveConnection[] = [
  connecting(NOW - 5_000),
  { at: 'live', heardAt: NOW - 5_000 },
  { at: 'polling', heardAt: NOW - 5_000, retryAt: NOW + 9_000 },
  { at: 'lost', heardAt: NOW - 60_000, retryAt: NOW, failures: 2 },
  { at: 'ended' },
]

const after = (event: LiveConnectionEvent) => STATES.map((state) => advanceConnection(state, event).at)

test('the table of the connection', () => {
  expect(after({ type: 'heard', now: NOW })).toEqual(['live', 'live', 'live', 'live', 'ended'])
  expect(after({ type: 'broke', ...moment() })).toEqual(['connecting', 'connecting', 'polling', 'lost', 'ended'])
  expect(after({ type: 'answered', ...moment() })).toEqual(['polling', 'live', 'polling', 'polling', 'ended'])
  expect(after({ type: 'failed', ...moment() })).toEqual(['lost', 'lost', 'lost', 'lost', 'ended'])
  expect(after({ type: 'over' })).toEqual(['ended', 'ended', 'ended', 'ended', 'ended'])
})

test('a stream that broke is opened anew within a second, and not by all browsers at once', () => {
  const [, live] = STATES
  const broke = (chance: number) => live && advanceConnection(live, { type: 'broke', ...moment(NOW, chance) })
  expect(broke(0)).toEqual({ at: 'connecting', heardAt: NOW - 5_000, retryAt: NOW })
  expect(broke(1)).toMatchObject({ retryAt: NOW + 1_000 })
})

test('the pauses grow while there is no connection, up to half a minute', () => {
  let state: LiveConnection = { at: 'live', heardAt: NOW }
  const pauses = [1, 2, 3, 4, 5, 6].map(() => {
    state = advanceConnection(state, { type: 'failed', ...moment(NOW, 1) })
    return state.at === 'lost' && state.retryAt - NOW
  })
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(lostSince(state)).toBe(NOW)
})

test('asking does not put off the next attempt at a stream', () => {
  const first = advanceConnection(connecting(NOW), { type: 'answered', ...moment(NOW, 1) })
  expect(first).toEqual({ at: 'polling', heardAt: NOW, retryAt: NOW + 60_000 })
  expect(advanceConnection(first, { type: 'answered', ...moment(NOW + 15_000, 1) })).toEqual({
    at: 'polling',
    heardAt: NOW + 15_000,
    retryAt: NOW + 60_000,
  })
})

test('an attempt at a stream that is due is put off by a minute once a call is answered', () => {
  const answered = (state: LiveConnection) => advanceConnection(state, { type: 'answered', ...moment(NOW, 1) })
  const next = { at: 'polling', heardAt: NOW, retryAt: NOW + 60_000 }
  expect(answered({ at: 'polling', heardAt: 0, retryAt: NOW })).toEqual(next)
  expect(answered({ at: 'lost', heardAt: 0, retryAt: NOW + 9_000, failures: 1 })).toEqual(next)
})

test('only a lost connection has a time since when it is lost', () => {
  expect([connecting(NOW), STATES[1], STATES[4]].map((state) => state && lostSince(state))).toEqual([null, null, null])
})

describe('what is due', () => {
  const none = { openedAt: null, askedAt: NOW }
  test.each([
    ['the first stream', connecting(NOW), none, 0, 'open'],
    ['nothing while it opens', connecting(NOW), { ...none, openedAt: NOW }, 9_999, null],
    ['giving up a stream that does not open', connecting(NOW), { ...none, openedAt: NOW }, 10_000, 'give up'],
    ['nothing while pings come', { at: 'live', heardAt: NOW }, { ...none, openedAt: 0 }, 39_999, null],
    ['giving up a silent stream', { at: 'live', heardAt: NOW }, { ...none, openedAt: 0 }, 40_000, 'give up'],
    ['asking every 15 seconds', { at: 'polling', heardAt: NOW, retryAt: NOW + 60_000 }, none, 15_000, 'ask'],
    ['nothing in between', { at: 'polling', heardAt: NOW, retryAt: NOW + 60_000 }, none, 14_999, null],
    ['the stream again', { at: 'polling', heardAt: NOW, retryAt: NOW + 60_000 }, none, 60_000, 'open'],
    ['another attempt', { at: 'lost', heardAt: 0, retryAt: NOW + 2_000, failures: 1 }, none, 2_000, 'open'],
    ['nothing after the session', { at: 'ended' }, none, 999_999, null],
  ] as const)('%s [4.16.6]', (_, state, tab, ms, due) => {
    expect(dueAction(state, tab, NOW + ms)).toBe(due)
  })

  test('a tab takes over from one that says nothing, and not all tabs at once [4.16.6]', () => {
    expect([39_999, 40_000].map((ms) => isLeaderSilent(NOW, NOW + ms, 0))).toEqual([false, true])
    expect([49_999, 50_000].map((ms) => isLeaderSilent(NOW, NOW + ms, 1))).toEqual([false, true])
  })

  test('a page that missed a ping may have slept', () => {
    const live = { at: 'live', heardAt: NOW } as const
    expect(mayHaveSlept(connecting(NOW), NOW + 20_001)).toBe(false)
    expect([20_000, 20_001].map((ms) => mayHaveSlept(live, NOW + ms))).toEqual([false, true])
  })
})
