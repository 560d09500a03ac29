import { expect, test } from 'vitest'
import { createLog } from './log'

test('a line is JSON with its level, its time and the whole cause of an error, and without anything of the machine', () => {
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
