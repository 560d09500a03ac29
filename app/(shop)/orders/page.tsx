import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { NoOrders } from '@/components/orders/no-orders'
import { OrderList } from '@/components/orders/order-list'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { pageHref, pagingProps, parsePage } from '@/lib/list-pages'
import { browseOrders, ORDERS_PER_PAGE } from '@/lib/orders/server/queries'

export const metadata: Metadata = {
  title: 'Orders',
  description: 'Your orders: what is on its way, what you had, and the same again.',
}

export default async function OrdersPage({ searchParams }: PageProps<'/orders'>) {
  const [user, query] = await Promise.all([requireViewer('/orders'), searchParams])
  const asked = { customerId: user.id, page: parsePage(query.page), orderId: idSchema.safeParse(query.order).data }
  const { rows, total, page } = await browseOrders(asked, { db })
  const now = new Date()
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Orders" />
      {total === 0 ? (
        <NoOrders isGuest={user.guestAccount} />
      ) : (
        <PagedList
          {...pagingProps({ page, shown: rows.length, total, size: ORDERS_PER_PAGE }, (wanted) =>
            pageHref('/orders', wanted),
          )}
        >
          <OrderList orders={rows} renderedAt={now.getTime()} />
        </PagedList>
      )}
    </Container>
  )
}
