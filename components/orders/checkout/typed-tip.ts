import { type Cents, centsFromDollars, formatMoney } from '@/lib/money'
import { MAX_TIP_CENTS } from '@/lib/orders/rules/order-total'

const AMOUNT = /^\$?(\d+(?:\.\d{1,2})?)$/
/** The beginning of an amount, which may become valid as more is typed. */
const BEGINNING = /^\$?\d*\.?\d{0,2}$/

/** Whether the text is an amount of money, even one above the maximum. */
export const isAmount = (text: string) => AMOUNT.test(text.trim())

/** Reads '5', '5.5' or '$5.50' as cents; null for anything else and for more than the maximum tip. */
export function tipCents(text: string): Cents | null {
  const [, dollars] = AMOUNT.exec(text.trim()) ?? []
  const cents = dollars === undefined ? null : centsFromDollars(Number(dollars))
  return cents !== null && cents <= MAX_TIP_CENTS ? cents : null
}

/** The error of the typed amount, or undefined; `finished` means that typing has paused. */
export function tipProblem(text: string, { finished }: { finished: boolean }): string | undefined {
  const typed = text.trim()
  if (typed === '' || tipCents(typed) !== null) return
  if (isAmount(typed)) return `Please enter an amount from $0 to ${formatMoney(MAX_TIP_CENTS)}`
  if (finished || !BEGINNING.test(typed)) return 'Please enter dollars and cents, such as 5 or 5.50'
}
