import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { FavoriteList, NoFavorites } from '@/components/menu/favorite-list'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { db } from '@/lib/db/client'
import { parsePage } from '@/lib/list-pages'
import { listFavorites } from '@/lib/menu/server/queries'
import { isFullAccount } from '@/lib/policy'

const DESCRIPTION = 'The dishes you like, from all restaurants.'

export const metadata: Metadata = { title: 'Favorites', description: DESCRIPTION }

/** The menu items that the signed-in user likes. */
export default async function FavoritesPage({ searchParams }: PageProps<'/favorites'>) {
  const user = await requireViewer('/favorites')
  const { page } = await searchParams
  return (
    <Container width="xl" className="pb-16">
      <PageHeader title="Favorites" description={DESCRIPTION} />
      {isFullAccount(user) ? (
        <FavoriteList {...(await listFavorites(user.id, parsePage(page), { db }))} />
      ) : (
        <NoFavorites isGuest />
      )}
    </Container>
  )
}
