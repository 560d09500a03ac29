import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FileReplacedError } from '@/lib/db/sqlite-file'
import { AppError } from '@/lib/errors'
import { REQUEST_ID_HEADER } from '@/lib/http/respond'
import { KeptAnswers } from './kept-answers'
import { openAnswers } from './open-answers'
import { inOrder, type LastStep, type Step } from './step'
import { answerUnavailable } from './unavailable-pages'

let render: (response: ServerResponse, inside: unknown) => void
let renders = 0
const track: Step = ({ headers }, response) => {
  headers[REQUEST_ID_HEADER] = 'this'
  openAnswers.add(response)
  response.once('close', () => openAnswers.delete(response))
  response.setHeader(REQUEST_ID_HEADER, 'this')
}
const last: LastStep = async ({ headers }, response) => {
  renders += 1
  render(response, headers[REQUEST_ID_HEADER])
}
const kept = new KeptAnswers(() => ({ catalog: 1, likes: 1 }))
const server = createServer(inOrder([track, kept.take], last))
const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`

beforeAll(async () => {
  await once(server.listen(0), 'listening')
})
beforeEach(() => {
  renders = 0
})
afterAll(() => server.close())

/** Fails as Next does: it reports the error, then sets its own status. */
const failWith = (error: Error, requestId = 'this') => {
  render = (response, inside) => {
    if (!kept.noteError(error, inside)) answerUnavailable(error, requestId)
    response.statusCode = 500
    response.end('the panel')
  }
}

test.each([
  ['/orders', new FileReplacedError()],
  ['/home', new FileReplacedError()],
  ['/restaurants/1/insight', new AppError('unavailable', 'Busy')],
])('%s is answered 503 when the storage failed or it waited too long, and is not kept', async (path, error) => {
  failWith(error)
  for (const _ of [1, 2]) {
    const answer = await fetch(url(path))
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', 'the panel'])
  }
  expect(renders).toBe(2)
})

test.each<[string, Error, string]>([
  ['failed for another reason', new TypeError('x is not a function'), 'this'],
  ['was refused', new AppError('conflict', 'No'), 'this'],
  ['is not the one that failed', new FileReplacedError(), 'another'],
])('a page that %s keeps its status', async (_, error, requestId) => {
  failWith(error, requestId)
  const answer = await fetch(url('/orders'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
})

test('an answer that has begun keeps its status', async () => {
  render = (response) => {
    response.write('a part')
    answerUnavailable(new FileReplacedError(), 'this')
    response.end()
  }
  expect((await fetch(url('/orders'))).status).toBe(200)
})
