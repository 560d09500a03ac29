import { expect, test, vi } from 'vitest'
import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { removeOperator } from '@/lib/accounts/server/operators'
import { hashPassword } from '@/lib/accounts/server/password'
import { changePassword } from '@/lib/accounts/server/recovery'
import { endSession, logOut, startSession } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { openSession, SESSION_COOKIE } from '@/lib/http/session'
import { after } from '@/lib/instant'
import { signPersonOut, suspendPerson } from '@/lib/operate/server/people'
import { withdrawRequests } from '@/lib/orders/server/help'
import type { RestaurantRole } from '@/lib/policy'
import { endMembership, updateMember } from '@/lib/restaurants/server/staff'
import { type Answer, ENDPOINTS, type EndpointName } from './api'
import { type CallWorld, callerOf, exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import { type Account, addCustomer, addMember, addOperator, addRestaurant } from './world'

// Each way in which an account's authority ends, with each call that writes, from the table of endpoints. The call has
// passed all checks on arrival when the authority ends, and its turn comes after that.

const PASSWORD = 'the old password'
let world: CallWorld
let members: Record<Exclude<RestaurantRole, 'owner'>, Account>

scene(async () => {
  const restaurant = await addRestaurant()
  world = { customer: await addCustomer(), restaurant, picture: await aPictureUrl(), operator: await addOperator() }
  members = { kitchen: await addMember(restaurant, 'kitchen'), manager: await addMember(restaurant, 'manager') }
  const passwordHash = await hashPassword(PASSWORD)
  await db.write((tx) => tx.user.updateMany({ data: { passwordHash } }))
})

const now = () => new Date()
const sessionOf = async ({ cookies }: Account) => (await openSession(cookies.get(SESSION_COOKIE))) ?? 0
/** Another device of the same account. */
const elsewhere = async ({ id: userId }: Account) => {
  const device = { userId, device: 'Phone', proof: {}, replaces: null, provenAt: now() }
  return (await startSession(device, { db, now: now() })).id
}
const membershipOf = async ({ id: userId }: Account) => {
  const { id, restaurantId } = await db.read.restaurantMember.findFirstOrThrow({ where: { userId } })
  return { memberId: id, restaurantId, actorId: world.restaurant.owner.id }
}
const because = { reason: 'Complaints' }

/** The endings as another process carries them out. */
const OF_SESSIONS: Record<string, (caller: Account) => Promise<unknown>> = {
  'a logout': async (caller) => logOut(await sessionOf(caller), { db }),
  'an end from another device': async (caller) =>
    endSession({ userId: caller.id, sessionId: await sessionOf(caller) }, { db }),
  'a new password': async (caller) => {
    const own = { userId: caller.id, sessionId: await elsewhere(caller) }
    await changePassword({ ...own, currentPassword: PASSWORD, password: 'the new password' }, { db, now: now() })
  },
  'a sign-out by an operator': ({ id: userId }) => signPersonOut({ userId, ...because }, { db, now: now() }),
}
const OF_PEOPLE: typeof OF_SESSIONS = {
  'a suspension': ({ id: userId }) => suspendPerson({ userId, ...because, until: null }, { db, now: now() }),
}
const OF_CUSTOMERS: typeof OF_SESSIONS = {
  'the deletion of the account': async ({ id: userId }) => {
    const closed = { stage: 'delivered', closedAt: now(), dueAt: null } as const
    await db.write((tx) => tx.order.updateMany({ where: { status: 'Submitted' }, data: closed }))
    await deleteAccount({ userId, password: PASSWORD }, { db, now: now(), withdrawRequests })
  },
}
const OF_OPERATORS: typeof OF_SESSIONS = {
  'the end of the mark': () => removeOperator({ email: 'operator@example.com' }, { db }),
}
const OF_MEMBERS: typeof OF_SESSIONS = {
  'the end of the membership': async (member) => endMembership(await membershipOf(member), { db }),
}
const OF_MANAGERS: typeof OF_SESSIONS = {
  'a lower role': async (member) => updateMember({ ...(await membershipOf(member)), role: 'kitchen' }, { db }),
}

type Case = {
  name: EndpointName
  ending: string
  end: (caller: Account) => Promise<unknown>
  as: RestaurantRole | null
}

const casesOf = (name: EndpointName, as: RestaurantRole | null, ...endings: (typeof OF_SESSIONS)[]): Case[] =>
  endings.flatMap((each) => Object.entries(each).map(([ending, end]) => ({ name, ending, end, as })))

const CASES = ENDPOINTS.flatMap(([name, { method, auth, role }]): Case[] => {
  if (method === 'GET' || auth === 'public' || auth === 'optional') return []
  if (auth === 'operator') return casesOf(name, null, OF_SESSIONS, OF_OPERATORS)
  if (role === 'manager') return casesOf(name, role, OF_SESSIONS, OF_PEOPLE, OF_MEMBERS, OF_MANAGERS)
  if (role === 'kitchen') return casesOf(name, role, OF_SESSIONS, OF_PEOPLE, OF_MEMBERS)
  return casesOf(name, role ?? null, OF_SESSIONS, OF_PEOPLE, ...(role === 'owner' ? [] : [OF_CUSTOMERS]))
})

const callerFor = ({ name, as }: Case): Account =>
  as === 'kitchen' || as === 'manager' ? members[as] : callerOf(name, world)

/** Sends a call whose body comes once `meanwhile` has ended: all that is checked on arrival has been checked then. */
function sendWhile(
  caller: Account,
  name: EndpointName,
  call: object,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const { body, ...rest } = { body: undefined, ...call }
  const sent = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body))
  const rawBody = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(stream) {
        await meanwhile()
        if (sent.byteLength > 0) stream.enqueue(sent)
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return caller.ask(name, { ...rest, rawBody })
}

test.each(CASES)('$name writes nothing after $ending [4.37.7, 6.1.14, T6, T13]', async (one) => {
  const call = await exampleCall(one.name, world)
  const caller = callerFor(one)
  let before: unknown
  const answer = await sendWhile(caller, one.name, call, async () => {
    await one.end(caller)
    before = await everything()
  })
  // A command that asks for the password looks at it before it writes.
  const isAboutPassword = answer.status === 400 && answer.text.includes('This is not your password')
  expect(isAboutPassword || [401, 403, 404].includes(answer.status), answer.text).toBe(true)
  expect(await everything()).toEqual(before)
})

const REPLAYED = CASES.filter(({ name, ending }) => {
  const [, endpoint] = ENDPOINTS.find(([other]) => other === name) ?? []
  return endpoint?.idempotent && ending !== 'the deletion of the account'
})

test.each(REPLAYED)('the stored answer to $name is not replayed after $ending [7.6.3]', async (one) => {
  const call = { ...(await exampleCall(one.name, world)), idempotencyKey: 'a-key' }
  const caller = callerFor(one)
  const first = await caller.ask(one.name, call)
  expect(first.status, first.text).toBeLessThan(300)
  expect((await caller.ask(one.name, call)).headers.get('idempotency-replayed')).toBe('true')
  const answer = await sendWhile(caller, one.name, call, () => one.end(caller))
  expect([401, 403, 404], answer.text).toContain(answer.status)
  expect(answer.headers.get('idempotency-replayed')).toBeNull()
})

test('an email is not changed without the password because the session has ended [6.1.14]', async () => {
  const { customer } = world
  await db.write((tx) => tx.session.updateMany({ data: { createdAt: after(now(), -20 * 60_000) } }))
  const call = { id: customer.id, body: { email: 'taken-over@example.com' } }
  const answer = await sendWhile(customer, 'updateProfile', call, async () => logOut(await sessionOf(customer), { db }))
  expect(answer.status).toBe(401)
  expect(await db.read.user.count({ where: { email: 'taken-over@example.com' } })).toBe(0)
})

const OPERATORS = ENDPOINTS.filter(([, { auth }]) => auth === 'operator')

test.each(OPERATORS)('while the database is away, %s answers as a path that does not exist [6.1.15]', async (name) => {
  const call = await exampleCall(name, world)
  // Takes the anti-forgery token.
  await world.operator.send('GET', '/api/auth')
  const away = new Error('Connection terminated unexpectedly')
  vi.spyOn(db.read, '$queryRaw').mockRejectedValue(away)
  const answer = await world.operator.ask(name, call)
  expect([answer.status, answer.body]).toEqual([404, { message: 'Not found', error: 'Not found', errors: {} }])
})
