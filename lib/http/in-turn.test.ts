import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn'

test('changes of one account run one after the other, those of others beside them', async () => {
  const running = new Map<number, number>()
  const most = new Map<number, number>()
  let together = 0
  const change = (userId: number) =>
    inTurn(userId, async () => {
      running.set(userId, (running.get(userId) ?? 0) + 1)
      most.set(userId, Math.max(most.get(userId) ?? 0, running.get(userId) ?? 0))
      together = Math.max(
        together,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      )
      await sleep(2)
      running.set(userId, (running.get(userId) ?? 0) - 1)
      return userId
    })
  const answers = await Promise.all([1, 1, 2, 1, 2].map(change))
  expect(answers).toEqual([1, 1, 2, 1, 2])
  expect([most.get(1), most.get(2), together]).toEqual([1, 1, 2])
})

test('a change that fails does not stop the next, and beyond a hundred that wait the next is refused', async () => {
  let finish = () => {}
  const first = inTurn(3, () => new Promise<void>((resolve) => (finish = resolve)))
  const failing = inTurn(3, () => Promise.reject(new Error('no')))
  const waiting = Array.from({ length: 99 }, (_, at) => inTurn(3, async () => at))
  await expect(inTurn(3, async () => 0)).rejects.toMatchObject({ code: 'too_many_requests', extra: { retryAfter: 1 } })
  expect(await inTurn(4, async () => 'another')).toBe('another')
  finish()
  await first
  await expect(failing).rejects.toThrow('no')
  expect((await Promise.all(waiting)).at(-1)).toBe(98)
  expect(await inTurn(3, async () => 'again')).toBe('again')
})
