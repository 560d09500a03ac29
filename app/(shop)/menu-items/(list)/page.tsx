import type { Metadata } from 'next'
import { MenuItemBrowser } from '@/components/menu/menu-item-browser'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { PAGE_SIZE, PAGES_PER_SCREEN, parsePage } from '@/lib/list-pages'
import { FOOD_TYPE_TITLES, FOOD_TYPES } from '@/lib/menu/rules/food-types'
import { browseMenuItems } from '@/lib/menu/server/queries'
import type { UrlQuery } from '@/lib/restaurants/rules/restaurant-filter'

type MenuItemsPageProps = PageProps<'/menu-items'>

const typeOf = (query: UrlQuery) => FOOD_TYPES.find((type) => type === query.type) ?? null

export async function generateMetadata({ searchParams }: MenuItemsPageProps): Promise<Metadata> {
  const type = typeOf(await searchParams)
  return {
    title: type ? FOOD_TYPE_TITLES[type] : 'Menu items',
    description: 'Every dish of every restaurant on Plateful, ready to be ordered.',
    alternates: { canonical: type ? `/menu-items?type=${type}` : '/menu-items' },
  }
}

/** The menu items of all restaurants that take orders, filtered by type. */
export default async function MenuItemsPage({ searchParams }: MenuItemsPageProps) {
  const query = await searchParams
  const foodType = typeOf(query)
  const after = idSchema.safeParse(query.after).data ?? 0
  const page = Math.min(parsePage(query.page), PAGES_PER_SCREEN)
  const found = await browseMenuItems({ foodType, after, take: page * PAGE_SIZE }, { db, now: new Date() })
  return (
    <Container width="xl" className="pb-16">
      <PageHeader title="Menu items" description="Every dish of every restaurant, whatever you are in the mood for." />
      <MenuItemBrowser foodType={foodType} after={after} page={page} {...found} />
    </Container>
  )
}
