import { expect, test } from 'vitest'
import { readBody } from './request-body'

const MIB = 1024 * 1024
/** The same for all: the tests count bytes, and need not have them. */
const chunk = new Uint8Array(MIB).fill(32)

/** A request that sends so many MiB, and then nothing until it is ended. */
function slowRequest(size: number) {
  let end = () => {}
  let leave = () => {}
  const body = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < size; sent += 1) controller.enqueue(chunk)
      end = () => controller.close()
      leave = () => controller.error(new Error('aborted'))
    },
  })
  const request = new Request('http://localhost/api/images', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { text: readBody(request, 6 * MIB), end: () => end(), leave: () => leave() }
}

const refused = expect.objectContaining({ code: 'unavailable' })
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 10))

test('large bodies that are sent slowly fill 128 MiB at most; further ones are asked to come again [T34]', async () => {
  const slow = Array.from({ length: 25 }, () => slowRequest(5))
  await nextTurn()
  await expect(slowRequest(5).text).rejects.toEqual(refused)
  for (const { end } of slow) end()
  expect((await Promise.all(slow.map(({ text }) => text))).map(({ length }) => length)).toEqual(slow.map(() => 5 * MIB))
  const later = slowRequest(5)
  later.end()
  expect(await later.text).toHaveLength(5 * MIB)
})

test('small bodies have room beside them', async () => {
  const slow = Array.from({ length: 25 }, () => slowRequest(5))
  await nextTurn()
  const small = new Request('http://localhost/api/orders', { method: 'POST', body: '{"a":1}' })
  expect(String(await readBody(small, 64 * 1024))).toBe('{"a":1}')
  for (const { end } of slow) end()
  await Promise.all(slow.map(({ text }) => text))
})

test('a body whose sender leaves makes room again, and is no failure of the server', async () => {
  const slow = Array.from({ length: 25 }, () => slowRequest(5))
  await nextTurn()
  for (const { leave } of slow) leave()
  for (const { text } of slow) await expect(text).rejects.toEqual(expect.objectContaining({ code: 'malformed' }))
  const later = slowRequest(5)
  later.end()
  expect(await later.text).toHaveLength(5 * MIB)
})
