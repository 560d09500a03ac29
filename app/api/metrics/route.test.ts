import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { Browser } from '@/tests/api'
import { directRows } from '@/tests/rows'
import { scene } from '@/tests/scene'
import { addCustomer, addOrder, addRestaurant, addSubmittedOrder } from '@/tests/world'

scene(async () => {
  const restaurant = await addRestaurant()
  const customer = await addCustomer()
  await addSubmittedOrder(customer, restaurant, { paymentMethod: 'wallet' })
  await addOrder(customer, restaurant)
})

async function scrape(): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${env.OPERATIONS_TOKEN}` }
  const { status, text } = await new Browser().send('GET', '/api/metrics', { headers })
  expect(status).toBe(200)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

test('the operator sees orders, wallets and the process', async () => {
  const values = await scrape()
  expect(values.get('plateful_orders{status="Submitted"}')).toBe(1)
  expect(values.get('plateful_orders{status="Active"}')).toBe(1)
  expect(values.get('plateful_orders{status="Canceled"}')).toBe(0)
  expect(values.get('plateful_wallet_balances_cents')).toBe(99_999 * 2 - 2904)
  expect(values.get('plateful_wallet_entries_cents')).toBe(99_999 * 2 - 2904)
  expect(values.get('plateful_wallet_mismatches')).toBe(0)
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
})

test('a balance that is not the sum of its entries is counted', async () => {
  await directRows.run('UPDATE User SET walletCents = walletCents + 1 WHERE id = 2')
  const values = await scrape()
  expect(values.get('plateful_wallet_mismatches')).toBe(1)
})

test('only the operator sees the metrics [7.7.2, V13.4.2–5]', async () => {
  for (const authorization of [null, 'Bearer nope']) {
    const answer = await new Browser().send('GET', '/api/metrics', { headers: { authorization } })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(answer.text).not.toContain('plateful_')
  }
})
