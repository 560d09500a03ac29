import { describe, expect, test } from 'vitest'
import { userShape } from '@/lib/accounts/server/shapes'
import type { Act } from '@/lib/acts'
import { db } from '@/lib/db/client'
import { everything, scene } from '@/tests/scene'
import { type Account, addCustomer, addOperator } from '@/tests/world'
import { audited } from './audited'

let operator: Account
let customer: Account

scene(async () => {
  operator = await addOperator()
  customer = await addCustomer()
})

const request = new Request('http://localhost/')
const act: Act = { subject: 'order 1', before: {}, after: {}, reason: 'Cold' }

/** An act that renames the customer. */
async function rename(actor: Account, entry: Act) {
  const user = await db.read.user.findUniqueOrThrow({ where: { id: actor.id }, select: userShape })
  const work = audited(
    'order.mail',
    async (input: { user: typeof user; db: typeof db; now: Date; request: Request }) => {
      await input.db.write((tx) => tx.user.update({ where: { id: customer.id }, data: { firstName: 'Eve' } }))
      return { view: 'done', act: entry }
    },
  )
  return work({ user, db, now: new Date(), request })
}

describe('an act', () => {
  test('is written with its entry [4.35.5]', async () => {
    expect(await rename(operator, act)).toBe('done')
    expect(await db.read.auditEntry.count()).toBe(1)
    expect(await db.read.user.count({ where: { firstName: 'Eve' } })).toBe(1)
  })

  test('whose entry cannot be written leaves nothing behind [4.35.5]', async () => {
    const before = await everything()
    await expect(rename(operator, { ...act, reason: '' })).rejects.toThrow()
    expect(await everything()).toEqual(before)
  })

  test('of somebody who was demoted since the session was read does nothing [4.35.1]', async () => {
    const before = await everything()
    await expect(rename(customer, act)).rejects.toMatchObject({ code: 'not_found' })
    expect(await everything()).toEqual(before)
  })
})
