import { OperateDesk } from '@/components/operate/operate-desk'
import { OverviewFigures } from '@/components/operate/overview-figures'
import { db } from '@/lib/db/client'
import { heavyRead } from '@/lib/http/heavy-turns'
import { readOverview } from '@/lib/operate/server/overview'
import { requireOperator, titleForOperator } from '../_components/operator'

export const generateMetadata = () => titleForOperator('Operations')

export default async function OverviewPage() {
  const user = await requireOperator()
  const overview = await heavyRead(user, () => readOverview({ db, now: new Date() }))
  return (
    <OperateDesk current="/operate" email={user.email}>
      <OverviewFigures overview={overview} />
    </OperateDesk>
  )
}
