import type { Parameters } from 'fast-check'

/** The seed of every ordinary run, which makes runs repeatable. */
const SEED = 20_261_123

/**
 * How often a property is tried: `ordinary` times with a fixed seed, or FUZZ_RUNS times as often with a seed of its
 * own. A failure prints the seed and the path to its counterexample; FUZZ_SEED repeats it.
 */
export function runs(ordinary: number): Parameters<unknown> & { numRuns: number; seed: number } {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  const factor = Number(FUZZ_RUNS ?? 1)
  const seed = FUZZ_SEED ? Number(FUZZ_SEED) : FUZZ_RUNS ? Date.now() % 2 ** 31 : SEED
  // Limits the search for a smaller counterexample, not the search for one.
  return { numRuns: ordinary * factor, seed, skipAllAfterTimeLimit: 100_000 * factor }
}
