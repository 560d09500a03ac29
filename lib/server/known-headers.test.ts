import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { KNOWN_HEADERS, ROUTER_HEADERS } from './known-headers'

const NEXT = path.join('node_modules', 'next', 'dist')
const READS = /headers\)?(?:\.(?:get|has)\(|\[)\s*['"]([\w-]+)['"]|\b\w+_(?:HEADER|URL)\w* = '([a-z][a-z-]*)'/gi

/** The names of the headers that the code of these folders of Next reads, of requests and of answers. */
function headersReadIn(folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(NEXT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.includes(`dev${path.sep}`))
      .map((file) => path.join(NEXT, folder, file)),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READS)].map(([, one, other]) => one ?? other ?? ''),
  )
  return new Set(names.map((name) => name.toLowerCase()))
}

// A new version of Next that turns this red has to be read before it is taken: what does it do with the header?
test('what Next reads of the headers that pass is known [T16]', () => {
  const read = headersReadIn([
    'server',
    'shared',
    'lib',
    path.join('build', 'templates'),
    path.join('client', 'components'),
  ])
  expect([...read].filter((name) => KNOWN_HEADERS.has(name)).sort()).toEqual(
    [
      ...ROUTER_HEADERS,
      // Server actions, which there are none of; cached fetches, which the server does not make; and request bodies.
      'authorization',
      'content-length',
      'content-type',
      'cookie',
      'host',
      'origin',
      'transfer-encoding',
      // The optimizer of pictures, which is off.
      'accept',
      // A file that does not exist gets a 404 without a page.
      'sec-fetch-dest',
      // Development tools.
      'sec-fetch-site',
      // Bots get the description of a page in its head.
      'user-agent',
      // Our own hook has written its last entry.
      'x-forwarded-for',
    ].sort(),
  )
})

test('the router of Next sends no header that does not pass, but those of development, of tests and of server actions', () => {
  const sent = [...headersReadIn([path.join('client', 'components')])].filter((name) => /^(?:next-|rsc$)/.test(name))
  expect(sent.filter((name) => !KNOWN_HEADERS.has(name)).sort()).toEqual([
    'next-action',
    'next-hmr-refresh',
    'next-test-fetch-priority',
  ])
  expect(sent).toEqual(expect.arrayContaining([...ROUTER_HEADERS]))
})
