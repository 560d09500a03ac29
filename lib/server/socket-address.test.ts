import { createServer, get, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteSocketAddress } from './socket-address'
import { inOrder } from './step'

describe('the address of the socket is the last one that the server sees, whatever the client sends [T3, V4.1.3]', () => {
  const server = createServer(
    inOrder([noteSocketAddress], async (request, answer) => void answer.end(request.headers['x-forwarded-for'])),
  )
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  function seenWith(headers: OutgoingHttpHeaders): Promise<string> {
    const { port } = server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, headers, agent: false }, (answer) => resolve(text(answer))).on('error', reject)
    })
  }

  test.each([
    [{}, '127.0.0.1'],
    [{ 'X-Forwarded-For': '6.6.6.6' }, '6.6.6.6, 127.0.0.1'],
    [{ 'X-Forwarded-For': ['6.6.6.6', '7.7.7.7'] }, '6.6.6.6, 7.7.7.7, 127.0.0.1'],
    [{ 'X-Forwarded-For': '' }, ', 127.0.0.1'],
  ])('%j', async (headers, seen) => {
    expect(await seenWith(headers)).toBe(seen)
  })
})
