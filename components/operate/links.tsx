import Link from 'next/link'
import { nameOf } from './operate-texts'

const LOOK = 'underline underline-offset-4'

/** Leads to the screen of a person. */
export function PersonLink({ person }: { person: { id: number; firstName: string; lastName: string } }) {
  return (
    <Link href={`/operate/people/${person.id}`} prefetch={false} className={LOOK}>
      {nameOf(person)}
    </Link>
  )
}

/** Leads to the screen of a restaurant. */
export function RestaurantLink({ restaurant: { id, name } }: { restaurant: { id: number; name: string } }) {
  return (
    <Link href={`/operate/restaurants/${id}`} prefetch={false} className={LOOK}>
      {name}
    </Link>
  )
}

/** Leads to the orders that fit a line, if there is one. */
export function OrdersLink({ line }: { line: string | null }) {
  if (!line) return 'Unknown'
  return (
    <Link href={`/operate/orders?${new URLSearchParams({ q: line })}`} prefetch={false} className={LOOK}>
      Find them
    </Link>
  )
}
