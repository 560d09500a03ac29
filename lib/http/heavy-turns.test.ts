import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { HeavyTurns } from './heavy-turns'

const BUSY = { code: 'unavailable', message: 'Plateful is busy right now. Please try again in a moment.' }

/** Turns of which the test ends each call and each pause by itself. `begun` are the calls in the order of their turns. */
function turnsByHand(patienceMs?: number) {
  const begun: string[] = []
  const pauses: number[] = []
  let endPause = () => {}
  let endWork = (_error?: Error) => {}
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds)
    return new Promise<void>((resolve) => (endPause = resolve))
  }
  const turns = new HeavyTurns({ pause, ...(patienceMs !== undefined && { patienceMs }) })
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => (endWork = (error) => (error ? reject(error) : resolve(name))))
  }
  const step = (end: () => void) => {
    end()
    return new Promise(setImmediate)
  }
  return {
    begun,
    pauses,
    /** Makes a call of the account that its name begins with. */
    call: (name: string, signal?: AbortSignal) => turns.run(name.slice(0, 1), work(name), signal),
    endWork: (error?: Error) => step(() => endWork(error)),
    endPause: () => step(() => endPause()),
    next: async () => {
      await step(() => endWork())
      await step(() => endPause())
    },
  }
}

test('heavy calls run one at a time, and accounts take turns however many calls each has [7.5.9, T39]', async () => {
  const { begun, call, next } = turnsByHand()
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
  const answers = Promise.all(names.map((name) => call(name)))
  for (const [at] of names.entries()) {
    expect(begun).toHaveLength(at + 1)
    await next()
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(await answers).toEqual(names)
})

test('after a heavy call all wait for twice its duration, also after a failure [7.5.9, T39]', async () => {
  const { begun, pauses, call, endWork, endPause } = turnsByHand()
  const failing = call('a1')
  const second = call('b1')
  await sleep(30)
  const failed = expect(failing).rejects.toThrow('no')
  await endWork(new Error('no'))
  await failed
  expect(pauses[0]).toBeGreaterThanOrEqual(2 * 29)
  expect(begun).toEqual(['a1'])
  const third = call('c1')
  await endPause()
  expect(begun).toEqual(['a1', 'b1'])
  await endWork()
  await endPause()
  await endWork()
  expect(await Promise.all([second, third])).toEqual(['b1', 'c1'])
})

test('a heavy call that waits too long is refused, and never begins [7.5.9, T39]', async () => {
  const { begun, call, next } = turnsByHand(20)
  const first = call('a1')
  await expect(call('b1')).rejects.toMatchObject(BUSY)
  const later = call('c1')
  await next()
  await next()
  expect(await Promise.all([first, later])).toEqual(['a1', 'c1'])
  expect(begun).toEqual(['a1', 'c1'])
  expect(await Promise.all([call('b2'), next()])).toEqual(['b2', undefined])
})

test('a heavy call whose client disconnects leaves the queue [7.5.9, T39]', async () => {
  const { begun, call, next } = turnsByHand()
  const client = new AbortController()
  const first = call('a1')
  const left = call('b1', client.signal)
  const later = call('b2', new AbortController().signal)
  client.abort()
  await expect(left).rejects.toMatchObject(BUSY)
  await expect(call('b3', client.signal)).rejects.toMatchObject(BUSY)
  await next()
  await next()
  expect(await Promise.all([first, later])).toEqual(['a1', 'b2'])
  expect(begun).toEqual(['a1', 'b2'])
})

test('beyond a hundred waiting heavy calls of one account the next is refused at once, those of others are not [7.5.9, T39]', async () => {
  const { call, next } = turnsByHand()
  const accepted = Array.from({ length: 101 }, (_, at) => call(`a${at}`))
  await expect(call('a101')).rejects.toMatchObject(BUSY)
  accepted.push(call('b0'))
  for (const _ of accepted) await next()
  expect(await Promise.all(accepted)).toHaveLength(102)
})
