import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limitSearches } from './limit-searches'
import { inOrder } from './step'

vi.hoisted(() => {
  process.env.LIMIT_SEARCHES = '3'
})

const server = createServer(inOrder([limitSearches], async (_, response) => void response.end('Next')))

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

const ask = (path: string, address: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'x-forwarded-for': address },
  })

test('the screen of a search counts as a search, for each address', async () => {
  const statuses: number[] = []
  for (const path of ['/home?q=a', '/home/?q=b&sort=rating', '/home?page=2&q=c', '/home?q=d']) {
    statuses.push((await ask(path, '203.0.113.1')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await ask('/home?q=e', '203.0.113.1')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Too many attempts. Please try again in a minute.')
  expect((await ask('/home?q=e', '203.0.113.2')).status).toBe(200)
})

test.each(['/home', '/home?q=', '/home?cuisine=Thai', '/restaurants/1?q=a'])('%s is no search', async (path) => {
  for (let turn = 0; turn < 6; turn += 1) expect((await ask(path, '203.0.113.3')).status).toBe(200)
})
