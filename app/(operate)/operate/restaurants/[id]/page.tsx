import { OperateDesk } from '@/components/operate/operate-desk'
import { RestaurantStory } from '@/components/operate/restaurant-story'
import { db } from '@/lib/db/client'
import { isOwnMatter } from '@/lib/operate/server/own-matters'
import { readRestaurant } from '@/lib/operate/server/restaurants'
import { found, requireOperator, titleForOperator } from '../../../_components/operator'

type Props = PageProps<'/operate/restaurants/[id]'>

export async function generateMetadata({ params }: Props) {
  return titleForOperator(`Restaurant ${(await params).id}`)
}

export default async function RestaurantStoryPage({ params }: Props) {
  const user = await requireOperator()
  const restaurant = await found((await params).id, (id) => readRestaurant(id, db.read))
  const isOwn = await isOwnMatter(`restaurant ${restaurant.id}`, user.id, db.read)
  return (
    <OperateDesk current="/operate/restaurants" email={user.email}>
      <RestaurantStory restaurant={restaurant} isOwn={isOwn} />
    </OperateDesk>
  )
}
