import { expect, test } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter'

/** Tasks that end on demand, in a limiter for two that lets three wait. */
function setUp() {
  const limiter = new ConcurrencyLimiter({ running: 2, waiting: 3 })
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const run = (name: string) =>
    limiter.run(
      () => {
        started.push(name)
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        )
      },
      () => new Error(`${name} is too many`),
    )
  return { run, started, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('a limited number of tasks runs at a time, and waiting ones follow in the order they came', async () => {
  const { run, started, end } = setUp()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(run)
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  end('b')
  expect(await b).toBe('b')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  await Promise.all([a, c])
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd'])
  end('d')
  expect(await d).toBe('d')
})

test('a task that finds the queue full is refused and never starts', async () => {
  const { run, started, end } = setUp()
  const tasks = ['a', 'b', 'c', 'd', 'e'].map(run)
  await expect(run('f')).rejects.toThrow('f is too many')
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await expect.poll(() => started).toContain(name)
    end(name)
  }
  await Promise.all(tasks)
  expect(started).not.toContain('f')
})

test('a failed task makes room for the next one', async () => {
  const { run, started, end } = setUp()
  const [a, b, c] = ['a', 'b', 'c'].map(run)
  await Promise.resolve()
  end('a', new Error('broken'))
  await expect(a).rejects.toThrow('broken')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  end('b')
  end('c')
  await Promise.all([b, c])
  const d = run('d')
  await expect.poll(() => started).toContain('d')
  end('d')
  expect(await d).toBe('d')
})
