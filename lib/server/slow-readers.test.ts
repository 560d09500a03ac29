import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAnswers, trackAnswer } from './open-answers'
import { cutOffSlowReaders } from './slow-readers'
import { inOrder } from './step'

vi.hoisted(() => {
  process.env.READER_PATIENCE_MS = '1500'
})

/** More than the buffers of the system hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)
const server = createServer(
  inOrder([trackAnswer], async (request, answer) => {
    if (request.url === '/large') answer.end(LARGE)
    else Readable.from(chunksOf(LARGE)).pipe(answer)
  }),
)

function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

beforeAll(async () => {
  cutOffSlowReaders()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function ask(path: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  return socket
}

test('a client that reads nothing of an answer is cut off [T42]', async () => {
  await ask('/large')
  await vi.waitFor(() => expect(openAnswers.size).toBe(1))
  const started = performance.now()
  await vi.waitFor(() => expect(openAnswers.size).toBe(0), { timeout: 6_000 })
  expect(performance.now() - started).toBeGreaterThan(1_000)
})

test('clients of one address that leave too much unread together are cut off at once [T42]', async () => {
  const started = performance.now()
  const clients = await Promise.all([ask('/large'), ask('/large'), ask('/large')])
  const closed = clients.map((client) => once(client.resume(), 'close'))
  for (const client of clients) client.pause()
  await vi.waitFor(() => expect(openAnswers.size).toBe(3))
  await vi.waitFor(() => expect(openAnswers.size).toBe(0), { timeout: 3_000 })
  expect(performance.now() - started).toBeLessThan(1_450)
  for (const client of clients) client.resume()
  await Promise.all(closed)
})

test('a client that reads slowly gets the whole answer', async () => {
  const socket = await ask('/in-parts')
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
  })
  const ended = once(socket, 'end')
  for (let pause = 0; pause < 5; pause++) {
    socket.resume()
    await sleep(20)
    socket.pause()
    await sleep(600)
  }
  socket.resume()
  await ended
  expect(bytes).toBeGreaterThan(LARGE.length)
})

test('a client is not cut off while its answer is being made', async () => {
  const slow = createServer(
    inOrder([trackAnswer], async (_, answer) => {
      answer.write('first ')
      await sleep(3_000)
      answer.end('last')
    }),
  ).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`)
  expect(await answer.text()).toBe('first last')
  slow.close()
})
