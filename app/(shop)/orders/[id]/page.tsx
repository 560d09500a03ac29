import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireViewer } from '@/app/viewer'
import { Tracking } from '@/components/orders/tracking'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { idSchema } from '@/lib/contract/fields'
import { dateTimeText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { findTrackedOrder } from '@/lib/orders/server/queries'

export const metadata: Metadata = { title: 'Your order', description: 'Where your order is, and when it comes.' }

/** One of the customer's orders, from placing to delivery (spec §2.1). */
export default async function OrderPage({ params }: PageProps<'/orders/[id]'>) {
  const { id } = await params
  const user = await requireViewer(`/orders/${id}`)
  const orderId = idSchema.safeParse(id).data
  const found = orderId === undefined ? null : await findTrackedOrder({ orderId, customerId: user.id }, { db })
  if (!found) notFound()
  const { order, address } = found
  const { name, timeZone } = order.restaurant
  return (
    <Container width="md" className="pb-12">
      <PageHeader
        title={name}
        description={`Order ${order.id} · ${dateTimeText(order.createdAt, timeZone)}`}
        back={{ href: '/orders', label: 'Orders' }}
      />
      <Tracking order={order} address={address.address ? address : null} renderedAt={Date.now()} />
    </Container>
  )
}
