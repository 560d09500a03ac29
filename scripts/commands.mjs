/** The commands of scripts/plateful.mjs. Each takes the arguments after its name and resolves to the exit code. */
import { build, dev, setup, start } from './setup/start.mjs'
import { soak } from './soak/soak.mjs'
import { testAccessibility, testEndToEnd } from './testing/end-to-end.mjs'
import { fuzz } from './testing/fuzz.mjs'
import { takeShots } from './testing/shots.mjs'
import { testAll } from './testing/test-all.mjs'
import { testFaults } from './testing/vitest.mjs'

export const commands = {
  start,
  dev,
  setup,
  build,
  test: testAll,
  e2e: testEndToEnd,
  faults: testFaults,
  a11y: testAccessibility,
  shots: takeShots,
  fuzz,
  soak,
}
