import { FoundList } from '@/components/operate/found-list'
import { LineSearch } from '@/components/operate/line-search'
import { OperateDesk } from '@/components/operate/operate-desk'
import { nameOf, stateOfRestaurant } from '@/components/operate/operate-texts'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { parseFindQuery } from '@/lib/operate/rules/find-query'
import { findRestaurants } from '@/lib/operate/server/restaurants'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('Restaurants')

export default async function FindRestaurantsPage({ searchParams }: PageProps<'/operate/restaurants'>) {
  const user = await requireOperator()
  const { q } = await searchParams
  const line = typeof q === 'string' ? q : ''
  const { restaurants, hasMore } = await findRestaurants(parseFindQuery(line), { db })
  return (
    <OperateDesk current="/operate/restaurants" email={user.email}>
      <LineSearch
        title="Restaurants"
        action="/operate/restaurants"
        line={line}
        label="Find restaurants"
        hint="Number, email or phone of the owner, the beginning of the name, or a state: active, inactive, suspended, waiting. All must fit."
      />
      <FoundList
        title="No restaurants found"
        line={line}
        hasMore={hasMore}
        columns={['Restaurant', 'Owner', 'Created']}
        rows={restaurants.map(({ id, name, city, state, suspension, owner, createdAt, timeZone }) => ({
          href: `/operate/restaurants/${id}`,
          id,
          what: 'Restaurant',
          name: `${name}, ${city}`,
          about: `${nameOf(owner)} ${owner.email ?? ''}${suspension?.answer ? ' · has answered' : ''}`,
          date: dateText(createdAt, timeZone),
          state: stateOfRestaurant(state),
        }))}
      />
    </OperateDesk>
  )
}
