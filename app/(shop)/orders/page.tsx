import { ReceiptText } from 'lucide-react'
import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { OrderList } from '@/components/orders/order-list'
import { NothingYet } from '@/components/shell/nothing-yet'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { idSchema } from '@/lib/contract/fields'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { pagingProps, parsePage } from '@/lib/list-pages'
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
        <NothingYet
          picture={<ReceiptText />}
          title={TEXTS.noOrders}
          text={
            user.guestAccount
              ? 'Sign up to place your first order. Your cart comes along.'
              : 'Your first one is a few taps away.'
          }
          isGuest={user.guestAccount}
          link={{ href: '/home', label: 'Browse restaurants' }}
        />
      ) : (
        <PagedList {...pagingProps('/orders', { page, shown: rows.length, total, size: ORDERS_PER_PAGE })}>
          <OrderList orders={rows} renderedAt={now.getTime()} />
        </PagedList>
      )}
    </Container>
  )
}
