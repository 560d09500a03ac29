import type { Parameters } from 'fast-check'

/** The seed of every ordinary run, so that it is the same today and tomorrow. */
const SEED = 20_261_121

/**
 * How often a property is tried: `ordinary` times with a fixed seed, or FUZZ_RUNS times as often with a seed of its own.
 * A failure prints the seed and the path to its counterexample; FUZZ_SEED brings it back.
 */
export function runs(ordinary: number): Parameters<unknown> & { numRuns: number; seed: number } {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  const factor = Number(FUZZ_RUNS ?? 1)
  const seed = FUZZ_SEED ? Number(FUZZ_SEED) : FUZZ_RUNS ? Date.now() % 2 ** 31 : SEED
  // Stops the search for a smaller counterexample, not the search for one, on any machine that is not stuck.
  return { numRuns: ordinary * factor, seed, skipAllAfterTimeLimit: 100_000 * factor }
}
