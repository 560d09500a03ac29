import { formatPhone } from '@/lib/accounts/rules/contact'
import { dateTimeText } from '@/lib/date-text'
import type { OperatorRestaurant } from '@/lib/operate/server/shapes'
import { ActsCard } from './acts-card'
import { OrdersLink, PersonLink } from './links'
import { stateOfRestaurant } from './operate-texts'
import { RestaurantActs } from './restaurant-acts'
import { Facts, SectionCard } from './section-card'
import { StoryHead } from './story-head'
import { SuspensionCard } from './suspension-card'

/** A restaurant, and what an operator can do with it. */
export function RestaurantStory({ restaurant, isOwn }: { restaurant: OperatorRestaurant; isOwn: boolean }) {
  const { id, name, city, state, suspension, owner, counts, createdAt, timeZone, acts } = restaurant
  const number = (count: number) => count.toLocaleString('en-US')
  return (
    <div className="flex flex-col gap-4 py-6">
      <StoryHead
        title={name}
        state={stateOfRestaurant(state)}
        about={`Restaurant ${id} · ${city}`}
        acts={<RestaurantActs restaurant={{ id, name, state }} />}
        isOwn={isOwn}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {suspension && <SuspensionCard suspension={suspension} waits={suspension.waits} timeZone={timeZone} />}
          <SectionCard title="Restaurant">
            <Facts
              rows={[
                ['Created', dateTimeText(createdAt, timeZone)],
                ['Menu items', number(counts.menuItems)],
                ['Reviews', number(counts.reviews)],
                ['Placed orders', number(counts.orders)],
                ['Open orders', number(counts.openOrders)],
                ['Its orders', <OrdersLink key="orders" line={name} />],
                [
                  'Its page',
                  <a key="page" href={`/restaurants/${id}`} className="underline underline-offset-4">
                    Open
                  </a>,
                ],
              ]}
            />
          </SectionCard>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SectionCard title="Owner">
            <Facts
              rows={[
                ['Name', <PersonLink key="name" person={owner} />],
                ['Email', owner.email ?? 'None'],
                ['Phone', owner.phoneNumber ? formatPhone(owner.phoneNumber) : 'None'],
              ]}
            />
          </SectionCard>
          <ActsCard acts={acts} timeZone={timeZone} />
        </div>
      </div>
    </div>
  )
}
