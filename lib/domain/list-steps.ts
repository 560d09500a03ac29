import { MAX_COUNTED } from './list-limits'

/** How many cards each press of 'Show more' brings. */
export const STEP_SIZE = 24

/**
 * After so many steps a list begins anew at the top: each step renders all before it, so that going back in the browser
 * finds the list as it was, and that must not grow without end.
 */
export const STEPS_PER_STRETCH = 10

/** The part of a list that is on the screen at a step. */
export type ListWindow = {
  /** The step, from 1. */
  step: number
  /** The first step that is on the screen. */
  firstStep: number
  skip: number
  take: number
}

/** Reads a step from a URL, from 1; anything else is the first one. */
export function parseStep(value: string | readonly string[] | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/** What a step shows: all of its stretch up to itself. */
export function listWindow(step: number, size = STEP_SIZE): ListWindow {
  const firstStep = Math.floor((step - 1) / STEPS_PER_STRETCH) * STEPS_PER_STRETCH + 1
  return { step, firstStep, skip: (firstStep - 1) * size, take: (step - firstStep + 1) * size }
}

/** The last step of a list of so many, at least 1. */
export function lastStep(total: number, size = STEP_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** How many there are in a list that is counted up to `MAX_COUNTED` only. */
export function countText(total: number): string {
  return total.toLocaleString('en-US') + (total < MAX_COUNTED ? '' : '+')
}

/** Whether the next step begins a new stretch, and so a new screen. */
export function beginsStretch(step: number): boolean {
  return listWindow(step).firstStep === step
}
