import { expect, test, vi } from 'vitest'
import { askInside } from './inner-request'

test('an answer is collected with its status and headers, however it is written', async () => {
  const written = vi.fn()
  const answer = await askInside(
    async ({ method, url, headers }, response) => {
      response.writeHead(201, { 'X-Asked': `${method} ${url} ${headers.host}` })
      response.write('caf', written)
      response.write('w6k=', 'base64')
      response.end(new TextEncoder().encode('!'))
      expect(response.writableFinished).toBe(true)
    },
    '/home',
    { host: 'a' },
  )
  expect({ ...answer, body: answer.body.toString() }).toEqual({
    status: 201,
    headers: { 'x-asked': 'GET /home a' },
    body: 'café!',
  })
  expect(written).toHaveBeenCalledOnce()
})

test('an answer that was cut short is an error, and so is one that could not be made', async () => {
  const cut = askInside(async (_, response) => void response.destroy(), '/', {})
  await expect(cut).rejects.toThrow('An answer was cut short.')
  await expect(askInside(() => Promise.reject(new Error('no such luck')), '/', {})).rejects.toThrow('no such luck')
})

test('an answer that hangs is ended after half a minute', async () => {
  vi.useFakeTimers()
  const left = vi.fn()
  const answer = askInside(async (_, response) => void response.once('close', left).write('<html>'), '/home', {})
  const ended = expect(answer).rejects.toThrow('An answer was cut short.')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(left).toHaveBeenCalled()
  await ended
  vi.useRealTimers()
})
