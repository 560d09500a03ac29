import { type CartLimit, MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart'

/** What is said when items, by their names, meet a limit of the cart. */
export function limitText(limit: CartLimit, names: readonly string[]): string {
  if (limit === 'too_many_lines') return `A cart holds at most ${MAX_LINES} different items.`
  return `You have ${MAX_QUANTITY} of ${names.join(', ')}, the most that one order takes.`
}
