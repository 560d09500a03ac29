import { create } from 'zustand'
import { ApiError } from '@/lib/client/api'
import { isId, isNullOr, isObject, isText } from '@/lib/client/shapes'

type Suspension = { userId: number; reason: string; until: string | null }
const shape = isObject<Suspension>({ userId: isId, reason: isText, until: isNullOr(isText) })

/** The suspension that a login of this page was refused for, or null. Its session opens the data and the logout. */
export const useSuspension = create<{ suspension: Suspension | null }>(() => ({ suspension: null }))

/** Shows the suspension that a login was refused for; false for any other failure. */
export function noteSuspension(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null
  if (!shape(body)) return false
  useSuspension.setState({ suspension: body })
  return true
}
