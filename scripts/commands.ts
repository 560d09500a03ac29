/** The commands of scripts/plateful.mjs besides those that start the site. */
import { playTraffic } from './demo-traffic'
import { bench, benchWeb, makeBenchData } from './testing/bench'
import { fuzz, soak } from './testing/by-http'
import { testAccessibility, testEndToEnd } from './testing/end-to-end'
import { takeShots } from './testing/shots'
import { checkTypes, testAll, testCore } from './testing/test-all'
import { testFaults, testMutation, testPostgres } from './testing/vitest'

export const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  test: testCore,
  'test:all': testAll,
  typecheck: checkTypes,
  e2e: testEndToEnd,
  postgres: testPostgres,
  faults: testFaults,
  mutation: testMutation,
  a11y: testAccessibility,
  shots: takeShots,
  bench,
  'bench:data': makeBenchData,
  'bench:web': benchWeb,
  fuzz,
  soak,
  traffic: playTraffic,
}
