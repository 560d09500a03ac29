import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { openAnswers, trackAnswer } from './open-answers'
import { inOrder, type Step } from './step'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Sends that many requests at once on one connection to a server that answers nothing. */
async function sendToSilence(requests: number) {
  const closed: number[] = []
  let received = 0
  const count: Step = (_request, response) => {
    const number = received++
    response.on('close', () => closed.push(number))
  }
  const server = http.createServer(inOrder([count, trackAnswer], async () => {}))
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const socket = net.connect(typeof address === 'object' && address ? address.port : 0)
  socket.on('error', () => {})
  socket.write(REQUEST.repeat(requests))
  await vi.waitFor(() => expect(received).toBe(requests))
  return { socket, closed }
}

test('a request counts as open until its connection closes, also with answers queued behind others', async () => {
  const { socket, closed } = await sendToSilence(3)
  expect(openAnswers.size).toBe(3)
  socket.destroy()
  await vi.waitFor(() => expect(openAnswers.size).toBe(0))
  expect(closed).toEqual([0, 1, 2])
})

test('a connection with more than eight unanswered requests is closed and its requests no longer count as open', async () => {
  const { socket, closed } = await sendToSilence(12)
  if (!socket.closed) await once(socket, 'close')
  await vi.waitFor(() => expect(openAnswers.size).toBe(0))
  expect(closed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, number) => number))
})
