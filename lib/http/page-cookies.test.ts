import { expect, test } from 'vitest'
import { HINT_COOKIE } from '@/lib/contract/viewer-hint'
import { issueToken, TOKEN_COOKIE } from './anti-forgery'
import { missingCookies } from './page-cookies'
import { endedHint, SESSION_COOKIE } from './session'

const namesOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0])
const fits = (sessionCookie = '') => ({ [TOKEN_COOKIE]: issueToken(sessionCookie) })

test('a visitor gets a token and no hint', () => {
  expect(missingCookies({})).toEqual([expect.stringContaining(TOKEN_COOKIE)])
  expect(missingCookies(fits())).toEqual([])
})

test.each([
  ['is missing', {}, [`${HINT_COOKIE}=0`]],
  ['is about an earlier session', { [HINT_COOKIE]: endedHint('earlier') }, [`${HINT_COOKIE}=0`]],
  ['says that this session has ended', { [HINT_COOKIE]: endedHint('sealed') }, []],
  ['names a user', { [HINT_COOKIE]: '7' }, []],
])('a session whose hint %s', (_, hint, expected) => {
  expect(namesOf(missingCookies({ ...fits('sealed'), [SESSION_COOKIE]: 'sealed', ...hint }))).toEqual(expected)
})
