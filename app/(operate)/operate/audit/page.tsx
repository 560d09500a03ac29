import { AuditLog } from '@/components/operate/audit-log'
import { LineSearch } from '@/components/operate/line-search'
import { OperateDesk } from '@/components/operate/operate-desk'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { browseAudit } from '@/lib/operate/server/audit'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Audit log')

export default async function AuditPage({ searchParams }: PageProps<'/operate/audit'>) {
  const user = await requireOperator()
  const { q, before } = await searchParams
  const line = typeof q === 'string' ? q : ''
  const page = await browseAudit({ q: line, before: idSchema.safeParse(before).data }, { db })
  return (
    <OperateDesk current="/operate/audit" email={user.email}>
      <LineSearch
        title="Audit log"
        action="/operate/audit"
        line={line}
        label="Find acts"
        hint="An email, an act as order.refund, the number of an order, ‘restaurant 7’ (or user, review, picture), a day as 2026-11-26. All must fit."
        file="/api/operate/audit.csv"
      />
      <AuditLog {...page} line={line} timeZone={env.DEFAULT_TIME_ZONE} />
    </OperateDesk>
  )
}
