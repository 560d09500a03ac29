import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import { type Account, addCustomer, addDeliveredOrder, addRestaurant, type Restaurant } from '@/tests/world'

let restaurant: Restaurant
let ada: Account

scene(async () => {
  restaurant = await addRestaurant({ owner: await addCustomer({ email: 'olivia@example.com' }) })
  ada = await addCustomer({ email: 'ada@example.com', phoneNumber: null, firstName: 'Ada' })
})

async function ask(paymentMethod: string) {
  const { id } = await addDeliveredOrder(ada, restaurant, { paymentMethod })
  await db.write((tx) => tx.mail.deleteMany())
  return ada.call('askHelp', { id, body: { kind: 'wrong', text: 'Soup <b>for</b> salad' } })
}

test('the owner reads what the customer asks, unless it was answered meanwhile [4.36.3]', async () => {
  const { id, version } = await ask('wallet')
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'olivia@example.com', subject: `Ada asks for help with order ${id}` })
  for (const text of [
    'Something is wrong: ‘Soup <b>for</b> salad’',
    'within 24 hours',
    `/restaurants/${restaurant.id}/orders`,
  ])
    expect(mail?.text).toContain(text)

  const late = await ask('wallet')
  const body = { decision: 'decline', reason: 'We checked it', version: late.version }
  await restaurant.owner.call('decideHelp', { id: late.id, body })
  expect((await sentMails()).map(({ to }) => to)).toEqual(['ada@example.com'])
  expect(version).toBeGreaterThan(0)
})

test.each([
  ['wallet', { decision: 'refund', amount: 2 }, 'refunded $2.00 to your wallet'],
  ['credit-card', { decision: 'refund', amount: 2 }, 'refunded $2.00 to your card'],
  ['wallet', { decision: 'decline' }, 'declined your request'],
])('the customer of an order paid by %s reads the answer %j [4.36.4]', async (paymentMethod, decision, words) => {
  const { id, version } = await ask(paymentMethod)
  await sentMails()
  await restaurant.owner.call('decideHelp', { id, body: { ...decision, reason: 'We checked it', version } })
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: `${restaurant.name} ${words}` })
  for (const text of ['‘We checked it’', 'ask Plateful', `/orders/${id}`]) expect(mail?.text).toContain(text)
  expect(mail?.text.includes('Refunded to')).toBe(decision.decision === 'refund')
})
