import { Avatar } from '@/components/ui/avatar'
import { StatusPill } from '@/components/ui/status-pill'
import { formatPhone } from '@/lib/accounts/rules/contact'
import { dateTimeText } from '@/lib/date-text'
import type { OperatorPerson } from '@/lib/operate/server/shapes'
import { ActsCard } from './acts-card'
import { OrdersLink, RestaurantLink } from './links'
import { kindsOf, nameOf, stateOfPerson, stateOfRestaurant } from './operate-texts'
import { PersonActs } from './person-acts'
import { Facts, SectionCard } from './section-card'
import { StoryHead } from './story-head'
import { SuspensionCard } from './suspension-card'

type PersonStoryProps = { person: OperatorPerson; timeZone: string; isOwn: boolean }

/** An account, and what an operator can do with it. */
export function PersonStory({ person, timeZone, isOwn }: PersonStoryProps) {
  const { id, firstName, email, phoneNumber, profileImage, suspension, counts, restaurants, acts } = person
  const number = (count: number) => count.toLocaleString('en-US')
  return (
    <div className="flex flex-col gap-4 py-6">
      <StoryHead
        picture={<Avatar name={firstName} src={profileImage} className="size-12 text-lg" />}
        title={nameOf(person)}
        state={stateOfPerson(person)}
        about={`Account ${id} · ${kindsOf(person)}`}
        acts={<PersonActs person={person} />}
        isOwn={isOwn}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {suspension && <SuspensionCard suspension={suspension} timeZone={timeZone} />}
          <SectionCard title="Account">
            <Facts
              rows={[
                ['Email', email ?? 'None'],
                ['Phone', phoneNumber ? formatPhone(phoneNumber) : 'None'],
                ['Created', dateTimeText(person.createdAt, timeZone)],
                ['Last active', dateTimeText(person.lastActiveAt, timeZone)],
                ['Sessions', number(counts.sessions)],
                ['Reviews', number(counts.reviews)],
                ['Placed orders', number(counts.orders)],
                ['Orders', <OrdersLink key="orders" line={email} />],
              ]}
            />
          </SectionCard>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {restaurants.length > 0 && (
            <SectionCard title="Restaurants">
              {suspension && (
                <p className="pb-2 text-ink-soft text-sm">
                  A suspension of the owner does not suspend restaurants. Open one to do that too.
                </p>
              )}
              <ul className="divide-y divide-line text-sm">
                {restaurants.map((restaurant) => (
                  <li key={restaurant.id} className="flex items-center justify-between gap-4 py-1.5">
                    <RestaurantLink restaurant={restaurant} />
                    <RestaurantPill state={restaurant.state} />
                  </li>
                ))}
              </ul>
            </SectionCard>
          )}
          <ActsCard acts={acts} timeZone={timeZone} />
        </div>
      </div>
    </div>
  )
}

function RestaurantPill({ state }: Pick<OperatorPerson['restaurants'][number], 'state'>) {
  const { text, tone } = stateOfRestaurant(state)
  return <StatusPill tone={tone}>{text}</StatusPill>
}
