import { call, isAnswer, orGone } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'

/** Deletes a menu item; returns the text of the failure, or null. */
export function deleteMenuItem(id: number): Promise<string | null> {
  return orGone(call('deleteMenuItem', { params: { id } })).then(
    () => null,
    (error: unknown) => (isAnswer(error) ? error.message : TEXTS.menuItemDeleteFailed),
  )
}
