/** The commands of scripts/plateful.mjs besides those that start the site. */
import { playTraffic } from './demo-traffic'
import { bench, makeBenchData } from './testing/bench.mjs'
import { benchWeb } from './testing/bench-web.mjs'
import { fuzz, soak } from './testing/by-http.mjs'
import { testAccessibility, testEndToEnd } from './testing/end-to-end.mjs'
import { takeShots } from './testing/shots.mjs'
import { testAll, testCore } from './testing/test-all.mjs'
import { testFaults, testPostgres } from './testing/vitest.mjs'

export const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  test: testCore,
  'test:all': testAll,
  e2e: testEndToEnd,
  postgres: testPostgres,
  faults: testFaults,
  a11y: testAccessibility,
  shots: takeShots,
  bench,
  'bench:data': makeBenchData,
  'bench:web': benchWeb,
  fuzz,
  soak,
  traffic: playTraffic,
}
