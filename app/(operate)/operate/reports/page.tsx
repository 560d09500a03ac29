import { OperateDesk } from '@/components/operate/operate-desk'
import { ReportQueue } from '@/components/operate/report-queue'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { listReports } from '@/lib/reports/server/queries'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Reports')

export default async function ReportsPage() {
  const user = await requireOperator()
  return (
    <OperateDesk current="/operate/reports" email={user.email}>
      <ReportQueue queue={await listReports({ db })} timeZone={env.DEFAULT_TIME_ZONE} />
    </OperateDesk>
  )
}
