import { type CartLimit, MAX_CUSTOMIZATION_LENGTH, MAX_QUANTITY } from '@/lib/cart/rules/cart'
import { MAX_LINES } from '@/lib/list-limits'

/** The message for items that meet a limit of the cart. */
export function limitText(limit: CartLimit, names: readonly string[]): string {
  if (limit === 'too_many_lines') return `A cart holds at most ${MAX_LINES} different items.`
  if (limit === 'notes_too_long') {
    return `The notes for ${names.join(', ')} are longer than ${MAX_CUSTOMIZATION_LENGTH} characters together. Please shorten them.`
  }
  return `You have ${MAX_QUANTITY} of ${names.join(', ')}, the most that one order takes.`
}
