import { TOTP, URI } from 'otpauth'
import { describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { openDatabase } from '@/lib/db/database'
import type { AppError } from '@/lib/errors'
import { SESSION_COOKIE } from '@/lib/http/session'
import { Browser } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { directRows } from '@/tests/rows'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import { addCustomer, addGuest } from '@/tests/world'
import { enterCode } from './enter-code'
import { addOperator, listOperators, removeOperator } from './operators'
import { startSession } from './sessions'

const account = aCustomer()
const { email, password } = account
const LOGIN = { body: { credential: email, password } }
const STEP_MS = 30_000
const CODE_REFUSED = 'This code does not fit, or was used before.'

let device: TOTP
let codes: string[]
let earlier: Browser

scene(async () => {
  earlier = new Browser()
  await earlier.call('signUp', { body: account })
  const made = await addOperator({ email }, { db, now: new Date() })
  const parsed = URI.parse(made.address)
  if (!(parsed instanceof TOTP)) throw new Error(made.address)
  device = parsed
  codes = made.codes
})

/** A browser that has given the password, and waits for the code. */
async function half(): Promise<Browser> {
  const browser = new Browser()
  expect(await browser.refusal('logIn', LOGIN)).toMatchObject({ status: 401, kind: 'code_required' })
  return browser
}

const codeAt = (ms: number) => device.generate({ timestamp: Date.now() + ms })
const enter = (browser: Browser, code: string) => browser.ask('enterCode', { body: { code } })
const operates = async (browser: Browser) => (await browser.ask('getAudit')).status === 200

const countWarnings = () => db.read.mail.count({ where: { kind: 'codes_refused' } })

async function whole(): Promise<Browser> {
  const browser = await half()
  await browser.call('enterCode', { body: { code: codeAt(0) } })
  return browser
}

describe('an operator', () => {
  test('is made by the command line of an account, whose sessions end [4.35.1]', async () => {
    expect(await earlier.call('getSession')).toMatchObject({ message: 'Unauthorized' })
    expect(await listOperators({ db })).toMatchObject([{ email, recoveryCodes: 10 }])
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
  })

  test('is kept without anything that makes codes in plain sight [4.35.1]', async () => {
    const stored = JSON.stringify(await directRows.readAll())
    for (const secret of [device.secret.base32, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(secret)
    }
  })

  test.each([
    ['a guest', () => addGuest().then(() => 'guest@example.com')],
    [
      'a demo account',
      async () => addCustomer({ demo: true, email: 'demo@example.com' }).then(() => 'demo@example.com'),
    ],
    [
      'an account without a password',
      async () => addCustomer({ email: 'bob@example.com' }).then(() => 'bob@example.com'),
    ],
    ['an unknown email', async () => 'nobody@example.com'],
    ['no email', async () => 'nobody'],
  ])('cannot be %s', async (_, make) => {
    await expect(addOperator({ email: await make() }, { db, now: new Date() })).rejects.toThrow(/no account|password/)
  })

  test('cannot delete the account [4.35.1]', async () => {
    const browser = await whole()
    const { id } = await db.read.user.findUniqueOrThrow({ where: { email } })
    expect(await browser.refusal('deleteAccount', { id, body: { password } })).toMatchObject({ status: 409 })
  })
})

describe('logging in', () => {
  test('takes the password and then the code of the device [4.35.2]', async () => {
    const browser = await half()
    const before = browser.cookies.get(SESSION_COOKIE)
    expect(await browser.call('enterCode', { body: { code: codeAt(0) } })).toMatchObject({ email })
    expect(await operates(browser)).toBe(true)
    // Who planted the first cookie in this browser does not hold the session.
    const planted = new Browser()
    planted.cookies.set(SESSION_COOKIE, before ?? '')
    expect(await operates(planted)).toBe(false)
  })

  test('opens nothing before the code, not even as a customer [4.35.2]', async () => {
    const browser = await half()
    expect(await browser.call('getSession')).toMatchObject({ message: 'Unauthorized' })
    expect(await browser.refusal('listOrders')).toMatchObject({ status: 401 })
    expect((await browser.ask('getAudit')).status).toBe(404)
    expect(await browser.refusal('addFunds', { id: 1, body: { amount: 1 } })).toMatchObject({ status: 401 })
    expect(await browser.refusal('signOutEverywhere')).toMatchObject({ status: 401 })
  })

  test.each([
    [-30, true],
    [30, true],
    [-61, false],
    [61, false],
    [-90, false],
    [90, false],
  ])('with a clock %i seconds off: %s [4.35.3]', async (seconds, fits) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / STEP_MS) * STEP_MS + 10_000 })
    const answer = await enter(await half(), codeAt(seconds * 1000))
    vi.useRealTimers()
    expect(answer.status).toBe(fits ? 200 : 400)
  })

  test('takes each code once, in another browser and in parallel too [4.35.3]', async () => {
    const code = codeAt(0)
    const browsers = [await half(), await half(), await half(), await half()]
    const answers = await Promise.all(browsers.map((browser) => enter(browser, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await (await half()).refusal('enterCode', { body: { code } })).toMatchObject({ message: CODE_REFUSED })
  })

  test('takes each code once in all processes [4.35.3]', async () => {
    const processes = [1, 2, 3, 4].map(() => openDatabase(process.env.DATABASE_URL ?? '', { writers: 2, readers: 2 }))
    // A connection that opens waits for a writer, and here, with all in one process, keeps it from going on.
    for (const one of processes) await one.write((tx) => tx.operator.count()).then(() => one.read.operator.count())
    const { id: userId } = await db.read.user.findUniqueOrThrow({ where: { email } })
    const session = { userId, device: 'Tests', proof: {}, replaces: null }
    const now = new Date()
    for (const code of [codeAt(0), codes[0] ?? '']) {
      const entered = await Promise.allSettled(
        processes.map(async (one) => {
          const { id: sessionId } = await startSession(session, { db: one, now })
          await enterCode({ sessionId, code }, { db: one, now })
        }),
      )
      expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    await Promise.all(processes.map((one) => one.close()))
  })

  test('takes no earlier code after a later one [4.35.3]', async () => {
    expect((await enter(await half(), codeAt(STEP_MS))).status).toBe(200)
    expect((await enter(await half(), codeAt(0))).status).toBe(400)
  })

  test('takes each recovery code once, however it is typed [4.35.3]', async () => {
    const [code = ''] = codes
    const typed = ` ${code.replaceAll('-', ' ').toLowerCase()} `
    const browsers = [await half(), await half()]
    const answers = await Promise.all(browsers.map((browser) => enter(browser, typed)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await listOperators({ db })).toMatchObject([{ recoveryCodes: 9 }])
  })

  test('refuses the recovery code of another operator [4.35.3]', async () => {
    const other = aCustomer({ email: 'other@example.com', phoneNumber: '2125550111' })
    await new Browser().call('signUp', { body: other })
    const made = await addOperator({ email: other.email }, { db, now: new Date() })
    expect((await enter(await half(), made.codes[0] ?? '')).status).toBe(400)
  })

  test('refuses every code after five wrong ones, the right one too, and tells so by one mail [4.35.4]', async () => {
    const browser = await half()
    const statuses = new Map<number, number>()
    for (let code = 0; code < 200; code += 1) {
      const { status } = await enter(browser, String(code).padStart(6, '0'))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 400: 5, 429: 195 })
    const locked = await (await half()).refusal('enterCode', { body: { code: codeAt(0) } })
    expect(locked.message).toBe('Too many attempts. Please try again in 15 minutes. Or enter a recovery code.')
    expect(await db.read.session.count({ where: { awaitsCode: false } })).toBe(0)
    expect(await countWarnings()).toBe(1)
    const mail = (await sentMails()).find(({ subject }) => subject === 'Somebody knows your password')
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining('/forgot') })
  })

  test('takes a recovery code while those of the device are refused, after which they are taken again [4.35.4]', async () => {
    const browser = await half()
    for (let code = 0; code < 20; code += 1) await enter(browser, String(code).padStart(6, '0'))
    for (const wrong of ['AAAA-BBBB-CCCC-DDDD', '12345', 'x', ''])
      expect((await enter(browser, wrong)).status).toBe(400)
    expect((await enter(browser, codes[0] ?? '')).status).toBe(200)
    expect((await enter(await half(), codeAt(0))).status).toBe(200)
    expect(await countWarnings()).toBe(1)
  })

  test('looks at five codes that come at once [4.35.4]', async () => {
    const browser = await half()
    const guesses = Array.from({ length: 20 }, (_, at) => enter(browser.copy(), String(at).padStart(6, '0')))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(15).fill(429)])
    expect(await countWarnings()).toBe(1)
  })

  test('looks at five of ten thousand codes, and at 30 in a day, of a million [4.35.4]', async () => {
    const { id: userId } = await db.read.user.findUniqueOrThrow({ where: { email } })
    const start = Date.now()
    const refusals = new Map<unknown, number>()
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(start + hour * 3_600_000)
      const half = await startSession({ userId, device: 'Tests', proof: {}, replaces: null }, { db, now })
      for (let code = 0; code < (hour === 0 ? 10_000 : 20); code += 1) {
        const guess = { sessionId: half.id, code: String(hour * 20_000 + code).padStart(6, '0') }
        const refusal = await enterCode(guess, { db, now }).catch(({ code: kind }: AppError) => kind)
        refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(refusals)).toEqual({ validation: 30, too_many_requests: 10_000 + 23 * 20 - 30 })
    expect(await countWarnings()).toBe(1)
  })

  test('a half-finished login serves no other account, and ends after ten minutes [4.35.2]', async () => {
    const browser = await half()
    // The cookie of a customer opens no code.
    const customer = await addCustomer()
    expect((await enter(customer, codeAt(0))).status).toBe(401)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    const late = await enter(browser, codeAt(0))
    vi.useRealTimers()
    expect(late.status).toBe(401)
  })
})

describe('the session of an operator', () => {
  const inTime = async (ms: number, work: () => Promise<boolean>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    try {
      return await work()
    } finally {
      vi.useRealTimers()
    }
  }
  const MINUTE = 60_000

  test('ends after 30 idle minutes [4.35.4]', async () => {
    const browser = await whole()
    expect(await inTime(29 * MINUTE, () => operates(browser))).toBe(true)
    expect(await inTime(58 * MINUTE, () => operates(browser))).toBe(true)
    expect(await inTime(89 * MINUTE, () => operates(browser))).toBe(false)
  })

  test('ends after 12 hours of use [4.35.4]', async () => {
    const browser = await whole()
    for (let minutes = 20; minutes < 720; minutes += 20) {
      expect(await inTime(minutes * MINUTE, () => operates(browser))).toBe(true)
    }
    expect(await inTime(720 * MINUTE, () => operates(browser))).toBe(false)
    expect(await inTime(720 * MINUTE, async () => (await browser.ask('listOrders')).status === 200)).toBe(false)
  })

  test('ends at once when the operator is demoted, and the account is a plain one again [4.35.1]', async () => {
    const browser = await whole()
    await removeOperator({ email }, { db })
    expect((await browser.ask('getAudit')).status).toBe(404)
    expect(await browser.call('getSession')).toMatchObject({ message: 'Unauthorized' })
    const again = new Browser()
    await again.call('logIn', LOGIN)
    expect((await again.ask('getAudit')).status).toBe(404)
    await expect(removeOperator({ email }, { db })).rejects.toThrow('is no operator')
  })

  test('stays whole after signing out everywhere else [4.35.2]', async () => {
    const browser = await whole()
    await browser.call('signOutEverywhere')
    expect(await operates(browser)).toBe(true)
  })
})
