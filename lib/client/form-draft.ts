import { z } from 'zod'
import { readStored, writeStored } from './storage'

const KEY = 'formDraft'
const shape = z.object({ form: z.string(), userId: z.int(), values: z.record(z.string(), z.unknown()) })

/** Which form it is: the page that it is on, and what it began with. */
const nameOf = (initial: object) => `${window.location.pathname}${window.location.search} ${JSON.stringify(initial)}`

/**
 * What somebody typed into a form and sent after their session had ended. It waits in this tab until they have logged in
 * again, and is for nobody else. Passwords are left out.
 */
export const formDraft = {
  keep(initial: object, userId: number, values: object): void {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
    writeStored(KEY, { form: nameOf(initial), userId, values: kept }, sessionStorage)
  },
  /** Hands out what was kept for this form and this user, once. */
  take(initial: object, userId: number): Record<string, unknown> | null {
    const draft = readStored(KEY, shape, sessionStorage)
    if (draft?.form !== nameOf(initial) || draft.userId !== userId) return null
    writeStored(KEY, null, sessionStorage)
    return draft.values
  },
}
