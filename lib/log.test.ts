import { expect, test } from 'vitest'
import { createLog } from './log'

test('a log line is JSON with level, time and all causes of an error, and no details of the machine', () => {
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
