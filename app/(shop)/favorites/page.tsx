import { Heart } from 'lucide-react'
import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { FavoriteList } from '@/components/menu/favorite-list'
import { FavoriteRestaurants } from '@/components/restaurants/favorite-restaurants'
import { NothingYet } from '@/components/shell/nothing-yet'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { parsePage } from '@/lib/list-pages'
import { listFavorites } from '@/lib/menu/server/queries'
import { isFullAccount } from '@/lib/policy'
import { listFavoriteRestaurants } from '@/lib/restaurants/server/likes'

const DESCRIPTION = 'The restaurants and the dishes you like.'

export const metadata: Metadata = { title: 'Favorites', description: DESCRIPTION }

/** The restaurants and the menu items that the signed-in user likes. */
export default async function FavoritesPage({ searchParams }: PageProps<'/favorites'>) {
  const user = await requireViewer('/favorites')
  const { page } = await searchParams
  return (
    <Container width="xl" className="pb-16">
      <PageHeader title="Favorites" description={DESCRIPTION} />
      {isFullAccount(user) ? (
        <Liked userId={user.id} page={parsePage(page)} />
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

async function Liked({ userId, page }: { userId: number; page: number }) {
  const [restaurants, favorites] = await Promise.all([
    listFavoriteRestaurants(userId, { db }),
    listFavorites(userId, page, { db, now: new Date() }),
  ])
  return (
    <>
      <FavoriteRestaurants restaurants={restaurants} />
      <FavoriteList
        {...favorites}
        empty={
          <NothingYet
            picture={<Heart />}
            title={TEXTS.noFavorites}
            text="Tap the heart of a dish, and you will find it here."
            link={{ href: '/home', label: 'Find something you like' }}
          />
        }
      />
    </>
  )
}
