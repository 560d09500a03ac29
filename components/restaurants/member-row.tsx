import { Mail } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { StatusPill } from '@/components/ui/status-pill'
import { dateText } from '@/lib/date-text'
import { MEMBER_ROLES, type MemberRole } from '@/lib/policy'
import { ROLE_TEXTS } from '@/lib/restaurants/rules/staff-texts'
import type { Member } from '@/lib/restaurants/server/shapes'

const OPTIONS = MEMBER_ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role].title }))

type MemberRowProps = {
  member: Member
  timeZone: string
  /** True while a call about it is pending. */
  pending: boolean
  onRole: (role: MemberRole) => void
  onEnd: () => void
}

/** A member of a restaurant, or an invitation, with the role and the button that ends it. */
export function MemberRow({ member, timeZone, pending, onRole, onEnd }: MemberRowProps) {
  const { firstName, email, role, state, invitedAt, joinedAt } = member
  const name = firstName ?? email
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t p-4 first:border-t-0 sm:px-5">
      {firstName ? (
        <Avatar name={firstName} src="" className="size-11" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
          <Mail className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">
          <span className="min-w-0 break-words">{name}</span>
          {state === 'invited' && <StatusPill tone="warning">Invited</StatusPill>}
        </h3>
        {firstName && <p className="break-words text-ink-soft text-sm">{email}</p>}
        <p className="text-ink-soft text-sm">
          {joinedAt ? `Since ${dateText(joinedAt, timeZone)}` : `On ${dateText(invitedAt, timeZone)}, for 7 days`}
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:basis-full max-sm:*:flex-1">
        <Select
          aria-label={`Role of ${name}`}
          options={OPTIONS}
          value={role}
          disabled={pending}
          onChange={({ target }) => {
            const chosen = MEMBER_ROLES.find((one) => one === target.value)
            if (chosen) onRole(chosen)
          }}
        />
        <Button variant="ghost-danger" pending={pending} aria-haspopup="dialog" onClick={onEnd}>
          {state === 'invited' ? 'Withdraw' : 'End'}
          <span className="sr-only">{state === 'invited' ? ` the invitation of ${name}` : ` the work of ${name}`}</span>
        </Button>
      </div>
    </li>
  )
}
