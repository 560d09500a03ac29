import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { StaffManager } from '@/components/restaurants/staff-manager'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { db } from '@/lib/db/client'
import { listMembers } from '@/lib/restaurants/server/staff'

export const metadata: Metadata = {
  title: 'Staff',
  description: 'Who works with the orders, the menu and the hours of your restaurant.',
}

/** The members of a restaurant for its owner. */
export default async function StaffPage({ params }: PageProps<'/restaurants/[id]/staff'>) {
  const { id } = await params
  const { user, restaurant } = await staffedRestaurant(id, 'staff', 'owner')
  const members = await listMembers({ restaurantId: restaurant.id, actorId: user.id }, { db })
  return (
    <Container width="md" className="pb-12">
      <PageHeader
        title={
          <>
            Staff<span className="sr-only"> of {restaurant.name}</span>
          </>
        }
        description="Who works with your orders, your menu and your hours. Only you decide about refunds, see the statement and change the staff."
      />
      <StaffManager restaurant={{ id: restaurant.id, timeZone: restaurant.timeZone }} members={members} />
    </Container>
  )
}
