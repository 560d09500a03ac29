import { expect, test, vi } from 'vitest'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'
import { StreamLimit } from './stream-limit'

vi.hoisted(() => {
  process.env.STREAMS_PER_MINUTE = '3'
})

let ada: Account
scene(async () => {
  ada = await addCustomer()
})

test('a user opens so many streams within a minute, and then waits for its end; others do not [4.15.4]', () => {
  const streamLimit = new StreamLimit()
  const waits = (user: number, ...times: number[]) => times.map((now) => streamLimit.wait(user, now))
  expect(waits(1, 1_000, 20_000, 40_000, 41_000, 60_999)).toEqual([0, 0, 0, 20_000, 1])
  expect(waits(2, 60_999)).toEqual([0])
  expect(waits(1, 61_000, 61_000, 61_000, 61_001)).toEqual([0, 0, 0, 59_999])
})

test('too many streams are answered by one that ends at once and says when to come back: browsers stop for ever at a refusal [4.15.4]', async () => {
  for (let count = 0; count < 3; count += 1) await ada.ask('followEvents')
  // A refusal would be JSON, and no stream.
  const refused = ada.send('GET', '/api/events')
  await expect(refused).rejects.toThrow(/^The stream ended after retry: 5\d{4}\n\n$/)
})
