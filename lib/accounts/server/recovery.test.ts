import { describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser, signedIn } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import { addCustomer } from '@/tests/world'
import { makeLink } from './mailed-links'

vi.hoisted(() => {
  process.env.LIMIT_EMAIL_CHANGES = '5'
})

const OLD = 'the old password'
const NEW = 'the new password'
const EMAIL = 'ada@example.com'
const REFUSED = {
  status: 400,
  message: 'This link is no longer valid.',
  errors: { token: 'This link is no longer valid.' },
}

const ada = new Browser()

scene(async () => {
  const { id } = await ada.call('signUp', { body: aCustomer({ email: EMAIL, password: OLD, phoneNumber: '' }) })
  ada.id = id
  await db.write((tx) => tx.mail.deleteMany())
})

const logIn = (password: string) =>
  new Browser().ask('logIn', { body: { credential: EMAIL, password } }).then(({ status }) => status)
const isSignedIn = async (browser: Browser) => 'id' in (await browser.call('getSession'))
const account = () => db.read.user.findUniqueOrThrow({ where: { id: ada.id } })

/** The token of the link in the only mail that waits. */
async function mailedToken(): Promise<string> {
  const mails = await sentMails()
  expect(mails.map(({ to }) => to)).toEqual([EMAIL])
  const [, token = ''] = /#token=([\w-]{43})/.exec(mails[0]?.text ?? '') ?? []
  expect(token).toHaveLength(43)
  return token
}

describe('a forgotten password', () => {
  test('is replaced by a mailed link, once, and all sessions end [4.26.3, 4.26.4, T54, V6.4.2–3]', async () => {
    const other = await signedIn({ id: ada.id })
    await new Browser().call('forgotPassword', { body: { email: ` ${EMAIL.toUpperCase()}` } })
    const token = await mailedToken()
    expect(JSON.stringify(await db.read.mailedLink.findMany())).not.toContain(token)
    const stranger = new Browser()
    await stranger.call('resetPassword', { body: { token, password: NEW } })
    expect([await isSignedIn(ada), await isSignedIn(other), await isSignedIn(stranger)]).toEqual([false, false, false])
    expect([await logIn(OLD), await logIn(NEW)]).toEqual([401, 200])
    expect((await account()).emailVerifiedAt).not.toBeNull()
    expect((await sentMails()).map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, 'Your password was changed']])
    expect(await stranger.refusal('resetPassword', { body: { token, password: OLD } })).toEqual(REFUSED)
  })

  test('gets the same answer for an email without an account, to which no mail goes [4.26.2, T2]', async () => {
    const known = await new Browser().ask('forgotPassword', { body: { email: EMAIL } })
    await mailedToken()
    const unknown = await new Browser().ask('forgotPassword', { body: { email: 'nobody@example.com' } })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await sentMails()).toEqual([])
    expect(await db.read.mail.count({ where: { address: 'nobody@example.com' } })).toBe(0)
  })

  test('takes the same time for an email without an account [4.26.2]', async () => {
    const TURNS = 15
    const browser = new Browser()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const known = (turn: number) => `ada${turn}@example.com`
    for (let turn = 0; turn < TURNS; turn += 1) await addCustomer({ email: known(turn), phoneNumber: null })
    for (let turn = 0; turn < TURNS; turn += 1) {
      // In turns that alternate their order, so that the machine's other load slows both down alike.
      const asked = Object.entries({ known: known(turn), unknown: `nobody${turn}@example.com` })
      for (const [kind, email] of turn % 2 === 0 ? asked : asked.toReversed()) {
        const begun = performance.now()
        await browser.call('forgotPassword', { body: { email } })
        // The first turn also loads modules.
        if (turn > 0) times[kind as keyof typeof times].push(performance.now() - begun)
      }
    }
    // Other load only ever adds time, so the fastest call shows what the code itself takes.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.65)
  })

  test('is refused as often for an email without an account [4.26.2, T54]', async () => {
    for (const email of [EMAIL, 'nobody@example.com']) {
      for (let time = 0; time < 5; time += 1) await new Browser().call('forgotPassword', { body: { email } })
      expect((await new Browser().refusal('forgotPassword', { body: { email } })).status).toBe(429)
    }
  })

  test('of a demo account gets no link', async () => {
    await addCustomer({ email: 'demo@example.com', demo: true })
    await new Browser().call('forgotPassword', { body: { email: 'demo@example.com' } })
    expect(await sentMails()).toEqual([])
  })

  test('cannot be replaced by an old, invented or foreign link, nor by one to an address that the account left [4.26.3, 4.26.6, T54, V6.4.2–3]', async () => {
    const link = { userId: ada.id, address: EMAIL }
    const refusal = (token: string) => new Browser().refusal('resetPassword', { body: { token, password: NEW } })
    const hourAgo = new Date(Date.now() - 60 * 60_000)
    expect(await refusal(await makeLink({ ...link, kind: 'reset' }, { db, now: hourAgo }))).toEqual(REFUSED)
    expect(await refusal('x'.repeat(43))).toEqual(REFUSED)
    expect(await refusal(await makeLink({ ...link, kind: 'verify' }, { db, now: new Date() }))).toEqual(REFUSED)
    const token = await makeLink({ ...link, kind: 'reset' }, { db, now: new Date() })
    await ada.call('updateProfile', { id: ada.id, body: { email: 'ada@elsewhere.example' } })
    expect(await refusal(token)).toEqual(REFUSED)
    // Its mail was asked for before the change and written after it.
    expect(await refusal(await makeLink({ ...link, kind: 'reset' }, { db, now: new Date() }))).toEqual(REFUSED)
    await ada.call('updateProfile', { id: ada.id, body: { email: EMAIL } })
    expect(await refusal(token)).toEqual(REFUSED)
    expect((await account()).passwordChangedAt).toBeNull()
  })

  test('is replaced once when two presses come at the same time', async () => {
    const token = await makeLink({ kind: 'reset', userId: ada.id, address: EMAIL }, { db, now: new Date() })
    const press = () => new Browser().ask('resetPassword', { body: { token, password: NEW } })
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400, 400])
  })
})

describe('a password', () => {
  const change = (currentPassword: string, password = NEW) => ({ id: ada.id, body: { currentPassword, password } })

  test('is changed by the old one, which ends all other sessions and is told by mail [4.26.1, V6.2.1–3, V7.4.1–3]', async () => {
    const other = await signedIn({ id: ada.id })
    const link = await makeLink({ kind: 'reset', userId: ada.id, address: EMAIL }, { db, now: new Date() })
    await ada.call('changePassword', change(OLD))
    expect([await isSignedIn(ada), await isSignedIn(other)]).toEqual([true, false])
    expect([await logIn(OLD), await logIn(NEW)]).toEqual([401, 200])
    expect((await sentMails()).map(({ subject }) => subject)).toEqual(['Your password was changed'])
    expect(await new Browser().refusal('resetPassword', { body: { token: link, password: OLD } })).toEqual(REFUSED)
  })

  test('is not changed by a wrong one, however often that is tried [T55, V6.2.1–3]', async () => {
    const wrong = { currentPassword: 'This is not your password' }
    expect(await ada.refusal('changePassword', change('a wrong password'))).toMatchObject({
      status: 400,
      errors: wrong,
    })
    await db.write((tx) => tx.attemptCount.updateMany({ data: { count: 20 } }))
    expect((await ada.refusal('changePassword', change(OLD))).status).toBe(429)
    expect(await logIn(OLD)).toBe(200)
  })

  test('must fit the rules of a new one', async () => {
    const { errors } = await ada.refusal('changePassword', change(OLD, 'short'))
    expect(errors).toEqual({ password: 'Password must be at least 8 characters' })
  })

  test('of a demo account stays [4.26.7]', async () => {
    const demo = await addCustomer({ email: 'demo@example.com', demo: true })
    const call = { id: demo.id, body: { currentPassword: OLD, password: NEW } }
    expect(await demo.refusal('changePassword', call)).toMatchObject({ status: 403 })
  })
})

describe('an email', () => {
  test('is verified by a link that is sent anew [4.26.5]', async () => {
    await ada.call('sendVerification')
    const token = await mailedToken()
    await new Browser().call('verifyEmail', { body: { token } })
    expect((await account()).emailVerifiedAt).not.toBeNull()
    expect(await new Browser().refusal('verifyEmail', { body: { token } })).toEqual(REFUSED)
    await ada.call('sendVerification')
    expect(await sentMails()).toEqual([])
  })

  test('of a demo account gets no link', async () => {
    const demo = await addCustomer({ email: 'demo@example.com', demo: true })
    expect(await demo.refusal('sendVerification')).toMatchObject({ status: 403, message: 'Demo accounts get no mail.' })
  })

  test('is verified by the link of the welcome [4.26.5]', async () => {
    const browser = new Browser()
    const { id } = await browser.call('signUp', { body: aCustomer({ email: 'grace@example.com' }) })
    const [welcome] = await sentMails()
    const [, token = ''] = /#token=([\w-]{43})/.exec(welcome?.text ?? '') ?? []
    await new Browser().call('verifyEmail', { body: { token } })
    expect((await db.read.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull()
  })

  test('that is changed counts as unverified, and the old one is told [4.26.6, T55]', async () => {
    await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { emailVerifiedAt: new Date() } }))
    await ada.call('updateProfile', { id: ada.id, body: { email: EMAIL } })
    expect((await account()).emailVerifiedAt).not.toBeNull()
    expect(await sentMails()).toEqual([])
    await ada.call('updateProfile', { id: ada.id, body: { email: 'ada@elsewhere.example' } })
    expect((await account()).emailVerifiedAt).toBeNull()
    // Both mails leave at once, so that either may be kept first.
    expect((await sentMails()).map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['ada@elsewhere.example', 'Verify your email'],
      [EMAIL, 'Your email was changed'],
    ])
  })

  test('is changed five times an hour, since each change sends mails to whom it names', async () => {
    const change = (at: number) => ({ id: ada.id, body: { email: `ada${at}@example.com` } })
    for (let at = 0; at < 5; at += 1) await ada.call('updateProfile', change(at))
    expect(await ada.refusal('updateProfile', change(5))).toMatchObject({ status: 429 })
    expect((await account()).email).toBe('ada4@example.com')
    await ada.call('updateProfile', { id: ada.id, body: { email: 'ada4@example.com', firstName: 'Augusta' } })
  })

  test('that is missing cannot be verified', async () => {
    const phoneOnly = await addCustomer({ email: null })
    expect(await phoneOnly.refusal('sendVerification')).toMatchObject({ status: 400 })
  })
})
