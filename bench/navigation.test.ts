import { expect, test } from 'vitest'
import { navigation } from './navigation'

// Chromium sent these hashes, which are of the router's headers.
test.each([
  ['/home', '/restaurants/1', 'XH4DEeE4jM4tahKm'],
  ['/restaurants/1', '/menu-items/1', 'gFQ7Wb3hmnGBTDin'],
  ['/checkout', '/orders', 'TZnGhbrUxAm1k8aE'],
  ['/orders', '/orders', 'aMOB8msRDTuGew_V'],
])('a navigation from %s to %s is the one that a browser sends', async (from, to, hash) => {
  expect((await navigation(from, to)).path).toBe(`${to}?_rsc=${hash}`)
})
