import net from 'node:net'
import { expect, test } from 'vitest'
import { freePort, parsePort, portFault } from './port.mjs'

test('a free port is accepted and a taken one is reported as in use', async () => {
  const port = await freePort()
  expect(await portFault(port)).toBeNull()
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  expect(await portFault(port)).toBe('EADDRINUSE')
  await new Promise((resolve) => server.close(resolve))
  expect(await portFault(port)).toBeNull()
})

test.each([
  ['3000', 3000],
  ['1', 1],
  ['65535', 65_535],
  ['0', null],
  ['65536', null],
  ['', null],
  ['3e3', null],
  ['-1', null],
  [' 3000', null],
])('the setting %j is read as port %j', (text, port) => {
  expect(parsePort(text)).toBe(port)
})
