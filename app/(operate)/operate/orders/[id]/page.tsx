import { notFound } from 'next/navigation'
import { OperateDesk } from '@/components/operate/operate-desk'
import { OrderStory } from '@/components/operate/order-story'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { findStory } from '@/lib/operate/server/read-order'
import { settleOrders } from '@/lib/orders/server/clock'
import { requireOperator, titleForOperator } from '../../../_components/operator'

type Props = PageProps<'/operate/orders/[id]'>

export async function generateMetadata({ params }: Props) {
  return titleForOperator(`Order ${(await params).id}`)
}

export default async function OrderStoryPage({ params }: Props) {
  const user = await requireOperator()
  const story = await storyOf(idSchema.safeParse((await params).id).data ?? notFound())
  return (
    <OperateDesk current="/operate/orders" email={user.email}>
      <OrderStory story={story} now={Date.now()} />
    </OperateDesk>
  )
}

async function storyOf(id: number) {
  await settleOrders({ id }, { db, now: new Date() })
  try {
    return await findStory(id, { db })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  }
}
