import type { ReactNode } from 'react'
import { roleOf } from '@/app/restaurant'
import { viewer } from '@/app/viewer'
import { PauseHere, TakingOrdersText } from '@/components/live/taking-orders'
import { SuspensionNote } from '@/components/restaurants/suspension-note'
import { Desk } from '@/components/shell/desk'
import { Container } from '@/components/ui/container'
import { laterDayText, laterText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { isFullAccount } from '@/lib/policy'
import { suspensionTitle, suspensionWord } from '@/lib/restaurants/rules/suspension'
import { isClosed, isPaused } from '@/lib/restaurants/rules/taking-orders'
import type { Restaurant } from '@/lib/restaurants/server/shapes'
import { findSuspension } from '@/lib/restaurants/server/suspensions'

type Facts = Pick<Restaurant, 'id' | 'name' | 'ownerId' | 'servicing' | 'pausedUntil' | 'closedUntil' | 'timeZone'>

type RestaurantDeskProps = {
  /** Finds the restaurant of the screen; null when there is none. */
  find: () => Promise<Facts | null | undefined>
  children: ReactNode
}

/** The desk of a restaurant where the viewer works; each page decides by itself who sees it, and others get an empty desk. */
export async function RestaurantDesk({ find, children }: RestaurantDeskProps) {
  const user = await viewer()
  const found = user && isFullAccount(user) ? await find() : null
  const role = user && found ? await roleOf(user.id, found.id, found.ownerId) : null
  if (!found || role === null) return <Desk restaurant={null}>{children}</Desk>
  const { id, name, servicing, pausedUntil, closedUntil, timeZone } = found
  const now = new Date()
  const suspension = servicing ? null : await findSuspension(id, { db })
  const paused = isPaused(found, now) ? pausedUntil : null
  const closed = isClosed(found, now) ? closedUntil : null
  const state = {
    servicing,
    inactiveText: `${suspension ? suspensionWord(suspension) : 'Inactive'}, takes no orders`,
    pausedUntil: paused,
    pausedText: paused ? `Paused until ${laterText(paused, timeZone, now)}` : '',
    closedUntil: closed,
    closedText: closed ? `Closed, opens ${laterDayText(closed, timeZone, now)}` : '',
  }
  return (
    <Desk
      restaurant={{
        id,
        name,
        role,
        state: <TakingOrdersText {...state} />,
        action: servicing && <PauseHere restaurant={{ id, name }} pausedUntil={paused} />,
      }}
    >
      {suspension && (
        <Container className="pt-6 print:hidden">
          <SuspensionNote
            restaurantId={id}
            title={suspensionTitle(suspension, timeZone)}
            reason={suspension.reason}
            waits={suspension.waits}
            answer={suspension.answer}
            mayAnswer={role === 'owner'}
          />
        </Container>
      )}
      {children}
    </Desk>
  )
}
