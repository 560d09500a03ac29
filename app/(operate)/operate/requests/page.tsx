import { OperateDesk } from '@/components/operate/operate-desk'
import { WaitingRequests } from '@/components/operate/waiting-requests'
import { db } from '@/lib/db/client'
import { listRequests } from '@/lib/operate/server/requests'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Requests')

export default async function RequestsPage() {
  const user = await requireOperator()
  const waiting = await listRequests({ db, now: new Date() })
  return (
    <OperateDesk current="/operate/requests" email={user.email}>
      <WaitingRequests {...waiting} />
    </OperateDesk>
  )
}
