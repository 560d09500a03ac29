import { expect, test } from 'vitest'
import { inSlices } from './in-slices'

/** Counts the turns of other work while `work` is under way. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = -1
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  turn()
  await work()
  isDone = true
  return turns
}

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('other work has a turn at least every 5 ms of a long computation [4.31.7]', async () => {
  const seen: number[] = []
  const turns = await turnsDuring(async () => {
    for await (const item of inSlices(Array.from({ length: 50 }, (_, at) => at))) {
      busyFor(1)
      seen.push(item)
    }
  })
  expect(turns).toBeGreaterThanOrEqual(10)
  expect(seen).toEqual(Array.from({ length: 50 }, (_, at) => at))
})

test('nothing is taken of the items after a break', async () => {
  let taken = 0
  function* items() {
    for (;;) {
      taken += 1
      yield taken
    }
  }
  for await (const item of inSlices(items())) if (item === 3) break
  expect(taken).toBe(3)
})
