import { OperateDesk } from '@/components/operate/operate-desk'
import { ReportQueue } from '@/components/operate/report-queue'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { findOwnMatters } from '@/lib/operate/server/own-matters'
import { subjectOf } from '@/lib/reports/rules'
import { listReports } from '@/lib/reports/server/queries'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Reports')

export default async function ReportsPage() {
  const user = await requireOperator()
  const queue = await listReports({ db })
  const own = await findOwnMatters([...queue.waiting, ...queue.hidden].map(subjectOf), user.id, db.read)
  return (
    <OperateDesk current="/operate/reports" email={user.email}>
      <ReportQueue queue={queue} own={own} timeZone={env.DEFAULT_TIME_ZONE} />
    </OperateDesk>
  )
}
