'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { Price } from '@/components/ui/price'
import { useViewer } from '@/lib/accounts/browser/session'
import type { User } from '@/lib/accounts/server/shapes'
import { formatMoney } from '@/lib/money'
import { useTopUp } from '@/lib/wallet/browser'
import { TOP_UP_CENTS } from '@/lib/wallet/rules'

/** The balance, and the button that adds funds (spec §9.3). */
export function WalletCard({ rendered }: { rendered: User }) {
  const user = useViewer(rendered)
  const router = useRouter()
  const { topUp, pending, problem } = useTopUp(user ?? rendered, () => router.refresh())
  if (!user) return null
  return (
    <section
      aria-labelledby="balance"
      className="rounded-lg border border-line bg-linear-135 from-hero-from to-hero-to p-6 sm:p-8"
    >
      <h2 id="balance" className="font-medium text-ink-soft">
        Balance
      </h2>
      <p aria-live="polite" aria-atomic="true" className="mt-1 font-extrabold text-3xl tracking-tight sm:text-4xl">
        <Price cents={user.walletCents} />
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button size="lg" pending={pending} onClick={topUp}>
          <Plus className="size-5" />
          Add Funds
        </Button>
        <p className="text-ink-soft text-sm">{`Demo money: each press adds ${formatMoney(TOP_UP_CENTS).replace('.00', '')}.`}</p>
      </div>
      <div className="mt-4 empty:hidden">
        <FormAlert text={problem} />
      </div>
      {user.guestAccount && (
        <p className="mt-4 text-ink-soft text-sm">
          You are here as a guest: what you add is only shown on this screen and cannot be spent.
        </p>
      )}
    </section>
  )
}
