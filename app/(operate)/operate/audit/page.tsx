import { AuditLog } from '@/components/operate/audit-log'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { browseAudit } from '@/lib/operate/server/audit'
import { findDesk } from '../../_components/find-desk'
import { titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Audit log')

export default function AuditPage({ searchParams }: PageProps<'/operate/audit'>) {
  const screen = {
    path: '/operate/audit',
    title: 'Audit log',
    label: 'Find acts',
    hint: 'An email, an act as order.refund, the number of an order, ‘review 7’, a day as 2026-11-26. All must fit.',
    file: '/api/operate/audit.csv',
    searchParams,
  } as const
  return findDesk(screen, async (line) => {
    const before = idSchema.safeParse((await searchParams).before).data
    const page = await browseAudit({ q: line, before }, { db })
    return <AuditLog {...page} line={line} timeZone={env.DEFAULT_TIME_ZONE} />
  })
}
