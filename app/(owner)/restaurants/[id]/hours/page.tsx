import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { valuesOfRestaurant } from '@/components/restaurants/first-values'
import { HoursForm } from '@/components/restaurants/hours-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { weekFrom } from '@/lib/restaurants/rules/opening-week'

export const metadata: Metadata = {
  title: 'Hours',
  description: 'When your restaurant is open, and its days off.',
}

/** The hours of a restaurant for its owner. */
export default async function HoursPage({ params }: PageProps<'/restaurants/[id]/hours'>) {
  const { id } = await params
  const { restaurant } = await staffedRestaurant(id, 'hours', 'manager')
  return (
    <Container width="md">
      <PageHeader
        title={
          <>
            Hours<span className="sr-only"> of {restaurant.name}</span>
          </>
        }
        description="When customers can order for now. At other times they see when you open."
      />
      <HoursForm
        restaurant={{ id: restaurant.id, name: restaurant.name }}
        initial={valuesOfRestaurant(restaurant)}
        week={weekFrom(restaurant.openingWeek)}
      />
    </Container>
  )
}
