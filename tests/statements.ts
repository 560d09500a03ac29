import Database from 'better-sqlite3'
import { vi } from 'vitest'

/** All statements of better-sqlite3 have the same prototype, whichever connection they belong to. */
const prototype: Database.Statement<unknown[]> = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'))

/**
 * The SQL of every statement that runs during some work, in order. Connections keep the statements that they have
 * prepared, so what counts is which of them run.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const spies = (['all', 'run'] as const).map((method) => {
    const { [method]: original } = prototype
    return vi.spyOn(prototype, method).mockImplementation(function (this: Database.Statement, ...values: unknown[]) {
      statements.push(this.source)
      return Reflect.apply(original, this, values)
    })
  })
  await work()
  for (const spy of spies) spy.mockRestore()
  return statements
}
