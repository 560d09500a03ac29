import { OperateDesk } from '@/components/operate/operate-desk'
import { SignalList } from '@/components/operate/signal-list'
import { db } from '@/lib/db/client'
import { heavyRead } from '@/lib/http/heavy-turns'
import { listSignals } from '@/lib/operate/server/signals'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Signals')

export default async function SignalsPage() {
  const user = await requireOperator()
  const signals = await heavyRead(user, () => listSignals({ db, now: new Date() }))
  return (
    <OperateDesk current="/operate/signals" email={user.email}>
      <SignalList {...signals} />
    </OperateDesk>
  )
}
