import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { HINT_COOKIE } from '../lib/contract/viewer-hint'
import { test } from './fixtures'

const SERVER_LOG = `${process.env.PLATEFUL_SERVER_LOG}`

type Line = { level: string; requestId?: string; method?: string; route?: string; status?: number }

/** The server's log so far; lines from before it listens are not JSON. */
async function logged(): Promise<Line[]> {
  const text = await readFile(SERVER_LOG, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

test('each answer, of a page and of the API, carries the id under which it is logged', async ({ request }) => {
  for (const [path, route] of [
    ['/home?cuisine=Thai', '/home'],
    ['/api/restaurants/?limit=1', '/api/restaurants'],
    ['/api/orders/7', '/api/orders/{id}'],
  ]) {
    const answer = await request.get(`${path}`)
    const requestId = answer.headers()['x-request-id']
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    await expect
      .poll(async () => (await logged()).filter((line) => line.requestId === requestId))
      .toEqual([expect.objectContaining({ level: 'info', method: 'GET', route, status: answer.status() })])
  }
})

test('from its first JSON object on, every line of the log is JSON', async ({ request }) => {
  for (const path of ['/api/orders/%', '/%0a{"level":"error"}', '/nowhere']) await request.get(path)
  const lines = (await readFile(SERVER_LOG, 'utf8')).trimEnd().split('\n')
  const ours = lines.slice(lines.findIndex((line) => line.startsWith('{')))
  expect(ours.length).toBeGreaterThan(2)
  for (const line of ours)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), msg: expect.any(String) })
})

test('no personal data gets into the log [T26, V14.2.4, V16.2.2–5]', async ({ customer, restaurant, page }) => {
  await page.goto(`/restaurants/${restaurant.id}?note=${customer.email}`)
  await page.goto(`/orders?password=${customer.password}`)
  const answer = await page.request.get(`/api/auth/?email=${customer.email}`)
  await expect
    .poll(async () => (await logged()).some((line) => line.requestId === answer.headers()['x-request-id']))
    .toBe(true)
  const text = await readFile(SERVER_LOG, 'utf8')
  expect(text).not.toContain(customer.email)
  expect(text).not.toContain(customer.password)
  const secrets = (await page.context().cookies()).filter(({ name }) => name !== HINT_COOKIE)
  expect(secrets.length).toBeGreaterThan(1)
  for (const { value } of secrets) expect(text).not.toContain(value)
})

test('the operator reads what was requested, how long it took, and that the ledger is correct', async ({ request }) => {
  await request.get('/api/restaurants/?limit=1')
  const answer = await request.get('/api/metrics', {
    headers: { authorization: `Bearer ${process.env.OPERATIONS_TOKEN}` },
  })
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="0\.1",method="GET",route="\/api\/restaurants",status="200"\} [1-9]/m,
  )
  expect(text).toMatch(/^plateful_wallet_mismatches 0$/m)
})

test('the health checks tell that the process lives and that it is ready [7.7.1]', async ({ request }) => {
  for (const path of ['/api/health', '/api/health/live']) {
    const answer = await request.get(path)
    expect([answer.status(), await answer.json()]).toEqual([200, { status: 'ok' }])
  }
  const ready = await request.get('/api/health/ready')
  expect(ready.status()).toBe(200)
  expect(await ready.json()).toMatchObject({ status: 'ok', waitingMails: expect.any(Number) })
})
