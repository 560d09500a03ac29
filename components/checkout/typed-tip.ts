import { type Cents, centsFromDollars, formatMoney } from '@/lib/domain/money'
import { MAX_TIP_CENTS } from '@/lib/domain/order-total'

const AMOUNT = /^\$?(\d+(?:\.\d{1,2})?)$/
/** What may become an amount when more is typed. */
const BEGINNING = /^\$?\d*\.?\d{0,2}$/

/** Whether it reads as an amount of money, be it too much. */
export const isAmount = (text: string) => AMOUNT.test(text.trim())

/** Reads '5', '5.5' or '$5.50' in cents; null for anything else and for more than a tip may be. */
export function tipCents(text: string): Cents | null {
  const [, dollars] = AMOUNT.exec(text.trim()) ?? []
  const cents = dollars === undefined ? null : centsFromDollars(Number(dollars))
  return cents !== null && cents <= MAX_TIP_CENTS ? cents : null
}

/** What is wrong with what was typed, if anything; `finished` tells whether more may follow. */
export function tipProblem(text: string, { finished }: { finished: boolean }): string | undefined {
  const typed = text.trim()
  if (typed === '' || tipCents(typed) !== null) return
  if (isAmount(typed)) return `Please enter an amount from $0 to ${formatMoney(MAX_TIP_CENTS)}`
  if (finished || !BEGINNING.test(typed)) return 'Please enter dollars and cents, such as 5 or 5.50'
}
