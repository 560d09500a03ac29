import { Wallet } from 'lucide-react'
import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { ListSteps } from '@/components/lists/list-steps'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Ledger } from '@/components/wallet/ledger'
import { WalletCard } from '@/components/wallet/wallet-card'
import { db } from '@/lib/db/client'
import { parseStep } from '@/lib/domain/list-steps'
import { env } from '@/lib/env'
import { browseWallet, ENTRIES_PER_STEP } from '@/lib/queries/wallet/browse-wallet'

export const metadata: Metadata = { title: 'Wallet', description: 'Your balance, and every change of it.' }

const LIST_ID = 'ledger'

export default async function WalletPage({ searchParams }: PageProps<'/wallet'>) {
  const [user, { page }] = await Promise.all([requireViewer('/wallet'), searchParams])
  const { rows, total, step } = await browseWallet({ userId: user.id, step: parseStep(page) }, { db })
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Wallet" />
      <WalletCard />
      <h2 className="mt-10 mb-4 font-bold text-xl">Activity</h2>
      {total === 0 ? (
        <EmptyState
          as="h3"
          picture={<Wallet aria-hidden="true" />}
          title="No activity yet"
          text="What you add and spend will be listed here."
          className="py-6"
        />
      ) : (
        <Ledger id={LIST_ID} entries={rows} timeZone={env.DEFAULT_TIME_ZONE} />
      )}
      <ListSteps
        listId={LIST_ID}
        path="/wallet"
        step={step}
        size={ENTRIES_PER_STEP}
        shown={rows.length}
        total={total}
      />
    </Container>
  )
}
