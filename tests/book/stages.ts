/**
 * The simple rules for the stages of an order, again without code of the site. Instants are milliseconds since the
 * epoch.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const STAGES = ['placed', 'accepted', 'preparing', 'on_the_way', 'delivered'] as const
export type Stage = (typeof STAGES)[number]

/** What a kitchen knows of an order; all but the version is unset until the order is submitted. */
export type Kitchen = {
  version: number
  stage: Stage | null
  byHand: boolean
  slot: number | null
  submittedAt: number
  stageAt: number
  newAt: number
  estimate: number
  undoTo: Stage | null
}

export const NOT_SUBMITTED: Kitchen = {
  version: 0,
  stage: null,
  byHand: false,
  slot: null,
  submittedAt: 0,
  stageAt: 0,
  newAt: 0,
  estimate: 0,
  undoTo: null,
}

type Submission = { byHand: boolean; delivery: 'standard' | 'priority' | 'schedule'; slot: number | null }

export function submitted({ byHand, delivery, slot }: Submission, now: number): Kitchen {
  const chosen = delivery === 'schedule' ? slot : null
  return {
    version: byHand ? 1 : 2,
    stage: byHand ? 'placed' : 'accepted',
    byHand,
    slot: chosen,
    submittedAt: now,
    stageAt: now,
    // The restaurants of the book deliver within 30 minutes.
    newAt: chosen === null ? now : Math.max(now, chosen - 45 * MINUTE),
    estimate: chosen ?? now + (delivery === 'priority' ? 30 : 35) * MINUTE,
    undoTo: null,
  }
}

/** Whether an owner may move an open order there; the delivered ones go back only if the owner delivered them. */
export function mayMove({ stage, stageAt, undoTo }: Kitchen, to: Stage, now: number): boolean {
  if (stage === null) return false
  if (STAGES.indexOf(to) > STAGES.indexOf(stage)) return true
  const left = stage === 'on_the_way' || (stage === 'delivered' && undoTo !== null)
  return to === 'preparing' && left && now <= stageAt + 30 * MINUTE
}

/** When the site cancels or delivers an order by itself. */
export function clockOf({ stage, byHand, slot, submittedAt, stageAt, newAt, estimate }: Kitchen): number {
  if (stage === 'placed' && byHand) return Math.max(stageAt, newAt) + 10 * MINUTE
  const end = Math.max(submittedAt, slot ?? 0) + DAY / 2
  return stage === 'on_the_way' ? Math.min(end, Math.max(stageAt, estimate) + HOUR) : end
}

export function customerMayCancel({ stage, byHand, slot, submittedAt, newAt }: Kitchen, now: number): boolean {
  if (stage === 'placed') return true
  if (stage !== 'accepted') return false
  return (!byHand && now <= submittedAt + 5 * MINUTE) || (slot !== null && now <= newAt)
}

export function ownerMayCancel({ stage }: Kitchen): boolean {
  return stage === 'placed' || stage === 'accepted' || stage === 'preparing'
}

/** The restaurants of the book never close, which counts as opening at 6 AM; in New York, in winter. */
export function nextOpening(now: number): number {
  const today = Math.floor(now / DAY) * DAY + 11 * HOUR
  return today > now ? today : today + DAY
}
