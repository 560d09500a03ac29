import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client } from './client'
import { makeFolder, Site } from './site'

/** What clients can do to a server below HTTP: not read, not finish a request, ask for another protocol. */

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site
let sockets: net.Socket[]

beforeEach(async () => {
  place = await makeFolder()
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await site.kill()
  place.remove()
})

/** Starts the site and waits for its first answer, since it accepts connections before it is ready. */
async function startWarm(): Promise<void> {
  site = await Site.start(place.file)
  const client = new Client(site.port)
  await client.send('GET', '/api/health/live')
  client.close()
}

/** Opens a connection that sends a text and does not read by itself. */
async function open(text = ''): Promise<net.Socket> {
  const socket = net.connect({ port: site.port, host: 'localhost' })
  // The tests wait for the server to end it.
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.pause()
  if (text) socket.write(text)
  return socket
}

/** Megabytes of memory of the server. */
function memoryOf({ pid }: Site): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** How many connections the server has open. */
const connectionsOf = ({ port }: Site) => {
  const established = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) =>
        new RegExp(
          `^\\s*\\d+: [0-9A-F]+:${port.toString(16).toUpperCase().padStart(4, '0')} [0-9A-F]+:[0-9A-F]+ 01 `,
        ).test(line),
      )
  return [...established('/proc/net/tcp'), ...established('/proc/net/tcp6')].length
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

describe.runIf(process.platform === 'linux')('clients that ask for large lists and do not read them', () => {
  test('clients that do not read cost little memory [T42]', async () => {
    site = await Site.start(place.file)
    const client = new Client(site.port)
    await client.send('GET', '/api/menu-items')
    const before = memoryOf(site)
    for (let caller = 0; caller < 25; caller++) await open(get('/api/menu-items').repeat(8))
    // This answer comes after all the others were begun.
    expect((await client.send('GET', '/api/health')).status).toBe(200)
    await sleep(2_000)
    expect(memoryOf(site) - before).toBeLessThan(150)
    expect(site.complaints()).toBe('')
    client.close()
  })

  test('clients that never read lose the connection [T42]', async () => {
    await startWarm()
    const socket = await open(get('/api/menu-items').repeat(200))
    socket.resume()
    await once(socket, 'close')
    await sleep(1_000)
    expect(site.log().filter(({ msg }) => msg === 'request').length).toBeLessThan(20)
  })
})

describe.runIf(process.platform === 'linux')('a flood of requests to upgrade to another protocol', () => {
  test('upgrade requests leave no connection open, and each is logged [T42]', async () => {
    await startWarm()
    const asked = 200
    for (let at = 0; at < asked; at++) {
      const socket = await open(get(`/nowhere/${at}`, 'Connection: Upgrade\r\nUpgrade: h2c\r\n'))
      socket.resume()
    }
    await vi.waitFor(() => expect(connectionsOf(site)).toBe(0), { timeout: 30_000, interval: 250 })
    const logged = () => site.log().filter(({ msg, status }) => msg === 'request' && status === 404)
    // The last lines may still be on their way.
    await vi.waitFor(() => expect(logged()).toHaveLength(asked), { timeout: 5_000 })
  })
})

describe('a process that is told to stop', () => {
  test.each<[string, string[]]>([
    ['that never asked for anything', ['']],
    ['whose request is half there', ['GET /api/health/live HTTP/1.1\r\nHost: loc']],
    ['whose body is half there', ['POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"a']],
    ['that is kept for later', [get('/api/health/live')]],
    ['that was asked twice', [get('/api/health/live'), get('/home')]],
  ])('a stopping process does not wait for a connection %s', async (_, texts) => {
    site = await Site.start(place.file)
    const client = new Client(site.port)
    // Warms up: the first page of a cold process takes seconds.
    await client.send('GET', '/home')
    for (const text of texts) (await open(text)).resume()
    await sleep(500)
    const started = performance.now()
    expect([await site.end('SIGTERM'), site.complaints()]).toEqual([0, ''])
    expect(performance.now() - started).toBeLessThan(2_000)
    client.close()
  })
})

describe('the database file under a running server', () => {
  test.each(['removed', 'replaced'])(
    'when the file is %s, the health check reports it and nothing is accepted [T43]',
    async (what) => {
      site = await Site.start(place.file)
      const client = new Client(site.port)
      expect((await client.send('GET', '/api/health')).status).toBe(200)
      await place.lose(what === 'replaced')
      expect((await client.send('GET', '/api/health')).status).toBe(503)
      const guest = await client.send('POST', '/api/auth/guest')
      expect([guest.status, guest.headers['retry-after']]).toEqual([503, '5'])
      expect((await client.send('GET', '/api/health/live')).status).toBe(200)
      client.close()
    },
  )
})
