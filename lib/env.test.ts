import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'

const SECRET = 's'.repeat(32)

test('a secret is the only setting that is needed', () => {
  expect(parseEnv({ SESSION_SECRET: SECRET })).toMatchObject({
    SESSION_SECRET: SECRET,
    DEMO_LOGIN: true,
    TRUST_PROXY: 0,
  })
})

test('an empty variable counts as absent', () => {
  const { APP_URL, PORT, DEMO_LOGIN } = parseEnv({ SESSION_SECRET: SECRET, APP_URL: '', PORT: '4000', DEMO_LOGIN: '' })
  expect({ APP_URL, PORT, DEMO_LOGIN }).toEqual({ APP_URL: 'http://localhost:4000', PORT: 4000, DEMO_LOGIN: true })
})

test("the site's address is kept as an origin, and the text false is read as false", () => {
  const { APP_URL, DEMO_LOGIN } = parseEnv({
    SESSION_SECRET: SECRET,
    APP_URL: 'https://plateful.example/',
    DEMO_LOGIN: 'false',
  })
  expect({ APP_URL, DEMO_LOGIN }).toEqual({ APP_URL: 'https://plateful.example', DEMO_LOGIN: false })
})

test('the time zone is kept in its usual case', () => {
  const { DEFAULT_TIME_ZONE } = parseEnv({ SESSION_SECRET: SECRET, DEFAULT_TIME_ZONE: 'europe/london' })
  expect(DEFAULT_TIME_ZONE).toBe('Europe/London')
})

test('0 lifts a limit of one account', () => {
  const { ORDERS_PER_HOUR, OPEN_ORDERS } = parseEnv({ SESSION_SECRET: SECRET, ORDERS_PER_HOUR: '0', OPEN_ORDERS: '7' })
  expect({ ORDERS_PER_HOUR, OPEN_ORDERS }).toEqual({ ORDERS_PER_HOUR: Number.POSITIVE_INFINITY, OPEN_ORDERS: 7 })
})

test('settings cannot be changed later', () => {
  expect(Object.isFrozen(parseEnv({ SESSION_SECRET: SECRET }))).toBe(true)
})

describe('a wrong setting is named', () => {
  test.each([
    ['SESSION_SECRET', undefined],
    ['SESSION_SECRET', 'too short'],
    ['DATABASE_URL', 'mysql://localhost/plateful'],
    ['DATABASE_URL', 'postgresql://plateful@db.example/plateful'],
    ['DATABASE_URL', 'postgresql://plateful@db.example/plateful?sslmode=prefer'],
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['APP_URL', 'plateful.example'],
    ['APP_URL', 'ftp://plateful.example'],
    ['DEMO_LOGIN', 'yes'],
    ['DEFAULT_TIME_ZONE', 'New York'],
    ['OPERATIONS_TOKEN', 'too short'],
    ['OPERATIONS_TOKEN', `no blanks ${SECRET}`],
    ['SMTP_URL', 'smtp://mail.example:587'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['LIMIT_SIGNUPS', '0'],
    ['LIMIT_FAILED_LOGINS', 'many'],
    ['ORDERS_PER_HOUR', '-1'],
  ])('%s as %j', (name, value) => {
    expect(() => parseEnv({ SESSION_SECRET: SECRET, [name]: value })).toThrow(`${name} `)
  })

  test.each([
    'postgresql://plateful@localhost/plateful',
    'postgresql://plateful@127.0.0.1:5433/plateful',
    'postgres://plateful@[::1]/plateful',
    'postgresql://plateful@db.example/plateful?sslmode=verify-full',
    'postgresql://plateful@db.internal/plateful?sslmode=disable',
  ])('%s says how it is protected [T30, V12.3.1–4]', (url) => {
    expect(parseEnv({ SESSION_SECRET: SECRET, DATABASE_URL: url }).DATABASE_URL).toBe(url)
  })

  test.each([
    'smtp://127.0.0.1:1025',
    'smtps://plateful:open@mail.example:465',
    'smtp://mail.example:587?requireTLS=true',
    'smtp://mail.internal:25?requireTLS=false',
  ])('%s says how mail is protected', (url) => {
    expect(parseEnv({ SESSION_SECRET: SECRET, SMTP_URL: url }).SMTP_URL).toBe(url)
  })

  test('all wrong settings are named at once', () => {
    expect(() => parseEnv({ PORT: 'x' })).toThrow(/SESSION_SECRET .*PORT |PORT .*SESSION_SECRET /)
  })

  test('a deployed site with the published secret is refused [T52, V13.2.3]', () => {
    const sample = 'for-local-use-only-replace-me-before-deploying'
    expect(() => parseEnv({ SESSION_SECRET: sample, APP_URL: 'https://plateful.example' })).toThrow('SESSION_SECRET ')
    expect(() => parseEnv({ SESSION_SECRET: sample })).not.toThrow()
  })
})
