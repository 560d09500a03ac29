import { FoundOrders } from '@/components/operate/found-orders'
import { LineSearch } from '@/components/operate/line-search'
import { OperateDesk } from '@/components/operate/operate-desk'
import { db } from '@/lib/db/client'
import { parseOrderQuery } from '@/lib/operate/rules/order-query'
import { findOrders } from '@/lib/operate/server/find-orders'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Orders')

export default async function FindOrdersPage({ searchParams }: PageProps<'/operate/orders'>) {
  const user = await requireOperator()
  const { q } = await searchParams
  const line = typeof q === 'string' ? q : ''
  const found = await findOrders(parseOrderQuery(line), { db })
  return (
    <OperateDesk current="/operate/orders" email={user.email}>
      <LineSearch
        title="Orders"
        action="/operate/orders"
        line={line}
        label="Find orders"
        hint="Number, email, phone, day as 2026-11-26, state, or the beginning of a name. All must fit."
      />
      <FoundOrders {...found} line={line} />
    </OperateDesk>
  )
}
