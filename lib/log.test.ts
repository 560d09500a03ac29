import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog, readable } from './log'

test('a log line is JSON with level, time and all causes of an error, and no details of the machine [V16.2.2–5]', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  log.info('not written')
  log.error({ err: new Error('outer', { cause: new Error('inner') }), requestId: 'r' }, 'failed')
  expect(lines).toHaveLength(1)
  const line = JSON.parse(`${lines[0]}`)
  expect(Object.keys(line)).toEqual(['level', 'time', 'err', 'requestId', 'msg'])
  expect(line).toMatchObject({ level: 'error', requestId: 'r', msg: 'failed', err: { message: 'outer' } })
  expect(line.err.cause.message).toBe('inner')
  expect(new Date(line.time).toISOString()).toBe(line.time)
})

test('at a terminal a request is one readable line, and a failure has its stack', () => {
  const written = new PassThrough()
  const log = createLog('info', readable(written))
  log.info({ requestId: 'r', method: 'GET', route: '/home', status: 200, milliseconds: 3.4 }, 'request')
  log.error({ err: new Error('outer') }, 'failed')
  const [request, failure, ...stack] = `${written.read()}`.split('\n')
  expect(request).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/home 200 3\.4 ms$/)
  expect(failure).toMatch(/ERROR: failed$/)
  expect(stack.join('\n')).toContain('Error: outer')
})

test('lines that wait for the end of a turn are written before an exit', () => {
  const work = "import('./lib/log.ts').then(({ log }) => { log.info('one'); log.info('two'); process.exit() })"
  const env = { ...process.env, LOG_LEVEL: 'info' }
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', work], { env, encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two'])
})
