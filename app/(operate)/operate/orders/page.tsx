import { FoundOrders } from '@/components/operate/found-orders'
import { db } from '@/lib/db/client'
import { parseOrderQuery } from '@/lib/operate/rules/order-query'
import { findOrders } from '@/lib/operate/server/find-orders'
import { findDesk } from '../../_components/find-desk'
import { titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Orders')

export default function FindOrdersPage({ searchParams }: PageProps<'/operate/orders'>) {
  const screen = {
    path: '/operate/orders',
    title: 'Orders',
    label: 'Find orders',
    hint: 'Number, email, phone, day as 2026-11-26, state, or the beginning of a name. All must fit.',
    searchParams,
  } as const
  return findDesk(screen, async (line) => (
    <FoundOrders {...(await findOrders(parseOrderQuery(line), { db }))} line={line} />
  ))
}
