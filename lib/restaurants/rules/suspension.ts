import { untilText } from '@/lib/date-text'

/** The longest answer of an owner to the operators. */
export const MAX_ANSWER = 1_000

/** The words for customers on the pages of a suspended restaurant and its items. */
export const NOT_AVAILABLE = 'Not available at the moment.'

type Suspension = { waits: boolean; until: Date | null }

/** The state of a suspended restaurant in a word or two. */
export const suspensionWord = ({ waits }: Pick<Suspension, 'waits'>) => (waits ? 'Waiting for approval' : 'Suspended')

/** The same with its end. */
export function suspensionTitle({ waits, until }: Suspension, timeZone: string): string {
  return waits ? 'Waiting for approval' : `Suspended by Plateful ${untilText(until, timeZone)}`
}
