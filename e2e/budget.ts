import { expect, type Page } from '@playwright/test'
import { trafficOf } from './traffic'

/** The limits of one screen, in bytes of scripts and requests. */
const BUDGET = { scripts: 165_000, requests: 60 }

/** Fails when the open page has loaded more than a screen may. */
export async function expectWithinBudget(page: Page): Promise<void> {
  const { scripts, requests } = await trafficOf(page)
  expect(scripts, 'the scripts were seen').toBeGreaterThan(50_000)
  expect(scripts, 'bytes of scripts').toBeLessThanOrEqual(BUDGET.scripts)
  expect(requests, 'requests').toBeLessThanOrEqual(BUDGET.requests)
}
