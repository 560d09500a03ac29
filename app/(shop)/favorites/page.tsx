import { Heart } from 'lucide-react'
import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { FavoriteList } from '@/components/menu/favorite-list'
import { NothingYet } from '@/components/shell/nothing-yet'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contract/texts'
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
        <FavoriteList
          {...(await listFavorites(user.id, parsePage(page), { db }))}
          empty={
            <NothingYet
              picture={<Heart />}
              title={TEXTS.noFavorites}
              text="Tap the heart of a dish, and you will find it here."
              link={{ href: '/home', label: 'Find something you like' }}
            />
          }
        />
      ) : (
        <NothingYet
          picture={<Heart />}
          title={TEXTS.noFavorites}
          text="Sign up to keep the dishes that you like. Your cart comes along."
          isGuest
        />
      )}
    </Container>
  )
}
