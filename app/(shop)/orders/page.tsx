import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { ListSteps } from '@/components/lists/list-steps'
import { NoOrders } from '@/components/orders/no-orders'
import { OrderList } from '@/components/orders/order-list'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { idSchema } from '@/lib/contracts/fields'
import { inCents } from '@/lib/contracts/money-fields'
import { db } from '@/lib/db/client'
import { parseStep } from '@/lib/domain/list-steps'
import { browseOrders, ORDERS_PER_STEP } from '@/lib/queries/orders/browse-orders'
import { orderToWire } from '@/lib/serializers/order'

export const metadata: Metadata = {
  title: 'Orders',
  description: 'Your orders: what is on its way, what you had, and the same again.',
}

const LIST_ID = 'orders'

export default async function OrdersPage({ searchParams }: PageProps<'/orders'>) {
  const [user, query] = await Promise.all([requireViewer('/orders'), searchParams])
  const asked = { customerId: user.id, step: parseStep(query.page), orderId: idSchema.safeParse(query.order).data }
  const { rows, total, step } = await browseOrders(asked, { db })
  const now = new Date()
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Orders" />
      {total === 0 ? (
        <NoOrders isGuest={user.guestAccount} />
      ) : (
        <OrderList
          id={LIST_ID}
          orders={inCents(rows.map((order) => orderToWire(order, user.id)))}
          renderedAt={now.getTime()}
        />
      )}
      <ListSteps listId={LIST_ID} path="/orders" step={step} size={ORDERS_PER_STEP} shown={rows.length} total={total} />
    </Container>
  )
}
