import { isId, isObject, isRecord, isText } from './shapes'
import { readStored, writeStored } from './storage'

const KEY = 'formDraft'
const shape = isObject({ form: isText, userId: isId, values: isRecord })

/** The identity of a form: its page and its initial values. */
const nameOf = (initial: object) => `${window.location.pathname}${window.location.search} ${JSON.stringify(initial)}`

/**
 * The values of a form that was open or sent when the session ended. They stay in this tab until the same user logs in
 * again. Passwords are left out.
 */
export const formDraft = {
  keep(initial: object, userId: number, values: object): void {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
    writeStored(KEY, { form: nameOf(initial), userId, values: kept }, sessionStorage)
  },
  /** Returns the draft of this form and this user, once. */
  take(initial: object, userId: number): Record<string, unknown> | null {
    const draft = readStored(KEY, shape, sessionStorage)
    if (draft?.form !== nameOf(initial) || draft.userId !== userId) return null
    writeStored(KEY, null, sessionStorage)
    return draft.values
  },
}
