'use client'

import { UsersRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { alertUser, notify } from '@/components/ui/toast'
import { call, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import type { MemberRole } from '@/lib/policy'
import { ROLE_TEXTS } from '@/lib/restaurants/rules/staff-texts'
import type { Member } from '@/lib/restaurants/server/shapes'
import { InviteForm } from './invite-form'
import { MemberRow } from './member-row'

type StaffManagerProps = { restaurant: { id: number; timeZone: string }; members: Member[] }

/** Invites people to a restaurant, and changes or ends what they do there. */
export function StaffManager({ restaurant: { id, timeZone }, members }: StaffManagerProps) {
  const router = useRouter()
  const { pending, run } = useAction<number>(alertUser)
  const [asked, setAsked] = useState<Member | null>(null)
  const [asking, setAsking] = useState(false)
  const isInvited = asked?.state === 'invited'
  const name = asked?.firstName ?? asked?.email

  const changeRole = (member: Member, role: MemberRole) =>
    run(
      member.id,
      async () => {
        await call('updateMember', { params: { id, memberId: member.id }, body: { role } })
        notify(`${member.firstName ?? member.email} is ${ROLE_TEXTS[role].title.toLowerCase()} now`)
      },
      router.refresh,
    )

  const end = (member: Member) =>
    run(
      member.id,
      async () => {
        await orGone(call('endMembership', { params: { id, memberId: member.id } }))
        notify(member.state === 'invited' ? 'Invitation withdrawn' : `${name} no longer works here`)
        // The pressed button disappears with its row.
        document.getElementById('main')?.focus({ preventScroll: true })
      },
      router.refresh,
    )

  return (
    <div className="flex flex-col gap-8">
      <Card>
        <h2 className="mb-4 font-bold text-lg">Invite somebody</h2>
        <InviteForm restaurantId={id} />
      </Card>
      <section aria-labelledby="staff">
        <h2 id="staff" className="mb-4 font-bold text-lg">
          Who works here
        </h2>
        {members.length === 0 ? (
          <EmptyState
            as="h3"
            picture={<UsersRound />}
            title="Only you so far"
            text="People whom you invite appear here. You can end their work at any time, and their boards close at once."
          />
        ) : (
          <ul aria-labelledby="staff" className="overflow-hidden rounded-lg border border-line bg-surface">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                timeZone={timeZone}
                pending={pending === member.id}
                onRole={(role) => void changeRole(member, role)}
                onEnd={() => {
                  setAsked(member)
                  setAsking(true)
                }}
              />
            ))}
          </ul>
        )}
      </section>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isInvited ? 'Withdraw the invitation?' : `End the work of ${name}?`}
        description={
          isInvited
            ? `The link that ${name} got by mail stops working.`
            : `${name} will no longer see your orders, and boards that are open close at once.`
        }
        confirmLabel={isInvited ? 'Withdraw' : 'End'}
        destructive
        onConfirm={() => asked === null || end(asked)}
      />
    </div>
  )
}
