import { FoundList } from '@/components/operate/found-list'
import { nameOf, stateOfRestaurant } from '@/components/operate/operate-texts'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { parseFindQuery } from '@/lib/operate/rules/find-query'
import { findRestaurants } from '@/lib/operate/server/restaurants'
import { findDesk } from '../../_components/find-desk'
import { titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Restaurants')

export default function FindRestaurantsPage({ searchParams }: PageProps<'/operate/restaurants'>) {
  const screen = {
    path: '/operate/restaurants',
    title: 'Restaurants',
    label: 'Find restaurants',
    hint: 'Number, email or phone of the owner, the beginning of the name, or a state: active, inactive, suspended, waiting. All must fit.',
    searchParams,
  } as const
  return findDesk(screen, async (line) => {
    const { restaurants, hasMore } = await findRestaurants(parseFindQuery(line), { db })
    const rows = restaurants.map(({ id, name, city, state, suspension, owner, createdAt, timeZone }) => ({
      href: `/operate/restaurants/${id}`,
      id,
      what: 'Restaurant',
      name: `${name}, ${city}`,
      about: `${nameOf(owner)} ${owner.email ?? ''}${suspension?.answer ? ' · has answered' : ''}`,
      date: dateText(createdAt, timeZone),
      state: stateOfRestaurant(state),
    }))
    const columns = ['Restaurant', 'Owner', 'Created'] as const
    return <FoundList title="No restaurants found" line={line} hasMore={hasMore} columns={columns} rows={rows} />
  })
}
