import { expect, test } from 'vitest'
import { suspensionTitle, suspensionWord } from './suspension'

test.each([
  [{ waits: true, until: null }, 'Waiting for approval', 'Waiting for approval'],
  [{ waits: false, until: null }, 'Suspended', 'Suspended by Plateful until further notice'],
  [{ waits: false, until: new Date('2026-11-21T17:00:00Z') }, 'Suspended', /^Suspended by Plateful until .*12:00 PM/],
])('%o is told', (suspension, word, title) => {
  expect(suspensionWord(suspension)).toBe(word)
  expect(suspensionTitle(suspension, 'America/New_York')).toEqual(expect.stringMatching(title))
})
