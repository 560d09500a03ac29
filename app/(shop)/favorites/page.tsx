import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { FavoriteList, NoFavorites } from '@/components/menu/favorite-list'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { parsePage } from '@/lib/contracts/list-pages'
import { db } from '@/lib/db/client'
import { isFullAccount } from '@/lib/domain/policy'
import { listFavorites } from '@/lib/queries/menu-items/list-favorites'

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
