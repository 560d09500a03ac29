import NotOperating from '@/app/(operate)/not-found'
import { viewerSession } from '@/app/viewer'
import { NoSuchOrder } from '@/components/operate/no-such-order'
import { OperateDesk } from '@/components/operate/operate-desk'

export default async function OrderNotFound() {
  const session = await viewerSession()
  if (!session?.operator) return <NotOperating />
  return (
    <OperateDesk current="/operate/orders" email={session.user.email}>
      <NoSuchOrder />
    </OperateDesk>
  )
}
