import { OperateDesk } from '@/components/operate/operate-desk'
import { OrderStory } from '@/components/operate/order-story'
import { db } from '@/lib/db/client'
import { isOwnMatter } from '@/lib/operate/server/own-matters'
import { findStory } from '@/lib/operate/server/read-order'
import { settleOrders } from '@/lib/orders/server/clock'
import { found, requireOperator, titleForOperator } from '../../../_components/operator'

type Props = PageProps<'/operate/orders/[id]'>

export async function generateMetadata({ params }: Props) {
  return titleForOperator(`Order ${(await params).id}`)
}

export default async function OrderStoryPage({ params }: Props) {
  const user = await requireOperator()
  const story = await found((await params).id, storyOf)
  const isOwn = await isOwnMatter(`order ${story.order.id}`, user.id, db.read)
  return (
    <OperateDesk current="/operate/orders" email={user.email}>
      <OrderStory story={story} now={Date.now()} isOwn={isOwn} />
    </OperateDesk>
  )
}

async function storyOf(id: number) {
  await settleOrders({ id }, { db, now: new Date() })
  return findStory(id, { db })
}
