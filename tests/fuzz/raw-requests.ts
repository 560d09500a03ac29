import net from 'node:net'

/** Bytes that are hardly a request, for Node's parser, which reads them before any code of ours does. */

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'

const request = (lines: string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`
const post = (headers: string[], body = '') => request(['POST /api/orders HTTP/1.1', HOST, JSON_TYPE, ...headers], body)

const RAW: Record<string, string> = {
  'a length that is too short': post(['Content-Length: 2'], '{"restaurant_id":1}'),
  'a length that is too long': post(['Content-Length: 500'], '{}'),
  'a negative length': post(['Content-Length: -1'], '{}'),
  'a length that is no number': post(['Content-Length: x'], '{}'),
  'a length beyond all numbers': post([`Content-Length: ${'9'.repeat(40)}`], '{}'),
  'two lengths': post(['Content-Length: 2', 'Content-Length: 3'], '{}'),
  'a length and chunks': post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  'a broken chunk': post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'),
  'an endless chunk': post(['Transfer-Encoding: chunked'], 'fffffffffffffff\r\n{}'),
  'an unknown encoding': post(['Transfer-Encoding: gzip'], '{}'),
  'no host': request(['GET /api/orders HTTP/1.1']),
  'two hosts': request(['GET /api/orders HTTP/1.1', HOST, 'Host: evil.example']),
  'a header without a colon': request(['GET /api/orders HTTP/1.1', HOST, 'nonsense']),
  'a header with a null byte': request(['GET /api/orders HTTP/1.1', HOST, 'X: a\u0000b']),
  'a header of 100 KB': request(['GET /api/orders HTTP/1.1', HOST, `Cookie: ${'x'.repeat(100_000)}`]),
  'three thousand headers': request(['GET /api/orders HTTP/1.1', HOST, ...Array<string>(3_000).fill('A: b')]),
  'a path of 100 KB': request([`GET /api/orders?${'x'.repeat(100_000)} HTTP/1.1`, HOST]),
  'a whole address': request(['GET http://evil.example/api/orders HTTP/1.1', HOST]),
  'a path without a slash': request(['GET api/orders HTTP/1.1', HOST]),
  'an asterisk for a path': request(['GET * HTTP/1.1', HOST]),
  'no path': request(['GET  HTTP/1.1', HOST]),
  'an unknown method': request(['BREW /api/orders HTTP/1.1', HOST]),
  'a method in lower case': request(['get /api/orders HTTP/1.1', HOST]),
  'an unknown version': request(['GET /api/orders HTTP/9.9', HOST]),
  'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'another protocol': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  'a wish to speak another protocol': request([
    'GET /api/orders HTTP/1.1',
    HOST,
    'Connection: Upgrade',
    'Upgrade: websocket',
  ]),
  'an expectation': post(['Expect: 100-continue', 'Content-Length: 2'], '{}'),
  'an unknown expectation': post(['Expect: miracles', 'Content-Length: 2'], '{}'),
  'ten at once': request(['GET /api/auth HTTP/1.1', HOST]).repeat(10),
  'bare line feeds': `GET /api/auth HTTP/1.1\n${HOST}\n\n`,
}

/** What is wrong with the answers. A connection that ends or stays silent without an answer is no fault. */
export async function rawFaults(base: string): Promise<string[]> {
  const faults: string[] = []
  for (const [what, bytes] of Object.entries(RAW)) {
    const answer = await exchange(new URL(base), bytes)
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
    if (statuses.some((status) => status >= 500) || /<html|<!doctype/i.test(answer))
      faults.push(`${what}: ${answer.slice(0, 300)}`)
    const alive = await fetch(`${base}/api/health`).catch((error: Error) => ({ status: String(error) }))
    if (alive.status !== 200) faults.push(`${what}: the server is ${alive.status} afterward`)
  }
  return faults
}

/** Sends bytes and returns the reply until the server closes the connection or sends nothing for a while. */
function exchange({ hostname, port }: URL, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect({ host: hostname, port: Number(port) }, () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    // A connection that the server resets counts as an answer too.
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}
