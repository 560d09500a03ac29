import { Wallet } from 'lucide-react'
import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { Ledger } from '@/components/wallet/ledger'
import { WalletCard } from '@/components/wallet/wallet-card'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { pagingProps, parsePage } from '@/lib/list-pages'
import { browseWallet, ENTRIES_PER_PAGE } from '@/lib/wallet/server'

export const metadata: Metadata = { title: 'Wallet', description: 'Your balance, and every change of it.' }

export default async function WalletPage({ searchParams }: PageProps<'/wallet'>) {
  const [user, query] = await Promise.all([requireViewer('/wallet'), searchParams])
  const { rows, total, page } = await browseWallet({ userId: user.id, page: parsePage(query.page) }, { db })
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Wallet" />
      <WalletCard rendered={user} />
      <h2 className="mt-10 mb-4 font-bold text-xl">Activity</h2>
      {total === 0 ? (
        <EmptyState
          as="h3"
          picture={<Wallet />}
          title="No activity yet"
          text="Money you add and spend shows up here."
          pad="py-6"
        />
      ) : (
        <PagedList {...pagingProps('/wallet', { page, shown: rows.length, total, size: ENTRIES_PER_PAGE })}>
          <Ledger entries={rows} timeZone={env.DEFAULT_TIME_ZONE} />
        </PagedList>
      )}
    </Container>
  )
}
