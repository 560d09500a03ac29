import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isPending, signal } from '@/tests/signal'
import { TaskQueue } from './task-queue'

describe.each([1, 2])('with %i lanes', (lanes) => {
  test('as many tasks run at once as there are lanes, in the order they came', async () => {
    const queue = new TaskQueue(lanes)
    const begun: number[] = []
    let [running, most] = [0, 0]
    const task = async (number: number) => {
      begun.push(number)
      most = Math.max(most, ++running)
      await sleep(3)
      running -= 1
      if (number === 1) throw new Error('no')
      return number
    }
    const tasks = [0, 1, 2, 3, 4].map((number) => queue.run(() => task(number)))
    expect(queue.waiting).toBe(5 - lanes)
    const outcomes = await Promise.allSettled(tasks)
    expect(queue.waiting).toBe(0)
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect([begun, most]).toEqual([[0, 1, 2, 3, 4], lanes])
  })

  test('it is settled only when the last task is done, in whichever lane', async () => {
    const queue = new TaskQueue(lanes)
    const go = signal()
    void queue.run(() => go.fired)
    void queue.run(async () => {})
    const settled = queue.settled()
    expect(await isPending(settled, 20)).toBe(true)
    go.fire()
    await settled
    expect(await isPending(settled, 20)).toBe(false)
  })
})
