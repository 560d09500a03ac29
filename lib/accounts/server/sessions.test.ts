import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { withdrawRequests } from '@/lib/orders/server/help'
import { signedIn } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { addCustomer } from '@/tests/world'
import { logIn } from './credentials'
import { deleteAccount } from './delete-account'
import { makeLink } from './mailed-links'
import { hashPassword } from './password'
import { changePassword, checkPassword, requirePassword, resetPassword } from './recovery'
import { startSession } from './sessions'
import { type User, userShape } from './shapes'

const OLD = 'the old password'
const NEW = 'the new password'
const EMAIL = 'ada@example.com'
const LOGIN = { email: EMAIL, password: OLD, credential: undefined, phoneNumber: undefined }

let actor: User
scene(async () => {
  const { id } = await addCustomer({ ...aCustomerRow(), passwordHash: await hashPassword(OLD) })
  actor = await db.read.user.findUniqueOrThrow({ where: { id }, select: userShape })
})

function aCustomerRow() {
  const { password: _, ...row } = aCustomer({ email: EMAIL })
  return row
}

const deps = () => ({ db, now: new Date() })

/** What ends the old password, each by way of its own command. */
const ENDINGS: [string, () => Promise<unknown>][] = [
  [
    'changed',
    async () => changePassword({ userId: actor.id, sessionId: 1, currentPassword: OLD, password: NEW }, deps()),
  ],
  [
    'reset',
    async () => {
      const token = await makeLink({ kind: 'reset', userId: actor.id, address: EMAIL }, deps())
      return resetPassword({ token, password: NEW }, deps())
    },
  ],
  [
    'deleted with its account',
    async () => deleteAccount({ userId: actor.id, password: OLD }, { ...deps(), withdrawRequests }),
  ],
]

test.each(ENDINGS)('a password that is %s between its check and the session opens none [4.26.11]', async (_, end) => {
  const { user, proof } = await logIn({ ...LOGIN, address: '', isKnownTo: () => false }, deps())
  await end()
  const session = startSession({ userId: user.id, proof, device: 'Tests', replaces: null }, deps())
  await expect(session).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await db.read.session.count({ where: { userId: actor.id } })).toBe(0)
})

test('a password that was reset after its check changes nothing more [4.26.11]', async () => {
  const verified = await checkPassword({ userId: actor.id, password: OLD, field: 'password' }, { db })
  const token = await makeLink({ kind: 'reset', userId: actor.id, address: EMAIL }, deps())
  await resetPassword({ token, password: NEW }, deps())
  const late = db.write((tx) => requirePassword({ userId: actor.id, verified, field: 'password' }, tx))
  await expect(late).rejects.toMatchObject({ code: 'validation', fields: { password: 'This is not your password' } })
})

test('a session that was ended meanwhile cannot sign out everywhere and stay [4.26.11]', async () => {
  const browser = await signedIn(actor)
  const { id } = await db.read.session.findFirstOrThrow({ where: { userId: actor.id } })
  await db.write((tx) => tx.session.deleteMany())
  const proof = { sessions: { some: { id } } }
  const session = startSession({ userId: browser.id, proof, device: 'Tests', replaces: null }, deps())
  await expect(session).rejects.toMatchObject({ code: 'unauthenticated' })
})
