import type { Metadata } from 'next'
import { menuItemOf } from '@/app/menu-item'
import { StructuredData } from '@/app/structured-data'
import { Container } from '@/components/ui/container'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { listChoices, listMenuCardsBeside } from '@/lib/menu/server/queries'
import { shownPicture } from '@/lib/picture-addresses'
import { findSuspension } from '@/lib/restaurants/server/suspensions'
import { menuItemPageToStructuredData } from '@/lib/seo/contract/structured-data'
import { Beside } from './_components/beside'
import { MenuItemView } from './_components/menu-item-view'

type MenuItemPageProps = PageProps<'/menu-items/[id]'>

export async function generateMetadata({ params }: MenuItemPageProps): Promise<Metadata> {
  const { id, name, description, foodImage, restaurant } = await menuItemOf((await params).id)
  const title = `${name} from ${restaurant.name}`
  const path = `/menu-items/${id}`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      title,
      description,
      url: path,
      images: shownPicture(foodImage) ? [{ url: foodImage, alt: name }] : [],
    },
    robots: { index: restaurant.servicing },
  }
}

const BESIDE = 3

/** A menu item with everything needed to order it. */
export default async function MenuItemPage({ params }: MenuItemPageProps) {
  const item = await menuItemOf((await params).id)
  const { restaurant } = item
  const suspended = !restaurant.servicing && (await findSuspension(restaurant.id, { db })) !== null
  const groups = await listChoices(item.id, { db })
  const beside = await listMenuCardsBeside(item, BESIDE, { db, now: new Date() })
  return (
    <Container className="pb-16">
      <StructuredData data={menuItemPageToStructuredData(item, env.APP_URL)} />
      <MenuItemView item={item} groups={groups} suspended={suspended} />
      <Beside restaurant={restaurant} items={beside} />
    </Container>
  )
}
