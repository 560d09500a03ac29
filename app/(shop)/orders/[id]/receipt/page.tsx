import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireViewer } from '@/app/viewer'
import { ReceiptCard } from '@/components/orders/receipt-card'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { receiptOf } from '@/lib/orders/rules/receipt'
import { findTrackedOrder } from '@/lib/orders/server/queries'

export const metadata: Metadata = { title: 'Receipt', description: 'What your order cost, to be printed.' }

/** The receipt of one of the customer's orders, for the screen and for paper (spec §2.1). */
export default async function ReceiptPage({ params }: PageProps<'/orders/[id]/receipt'>) {
  const { id } = await params
  const user = await requireViewer(`/orders/${id}/receipt`)
  const orderId = idSchema.safeParse(id).data
  const found = orderId === undefined ? null : await findTrackedOrder({ orderId, customerId: user.id }, { db })
  const receipt = found && receiptOf(found.order, formatAddress(found.address))
  if (!receipt) notFound()
  return (
    <Container width="sm" className="pb-12 print:max-w-none print:p-0">
      <PageHeader title="Receipt" back={{ href: `/orders/${id}`, label: 'Your order' }} />
      <ReceiptCard receipt={receipt} />
    </Container>
  )
}
