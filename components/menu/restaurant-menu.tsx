'use client'

import { Search, UtensilsCrossed } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LiveRegion } from '@/components/ui/live-region'
import { ScrollRow } from '@/components/ui/scroll-row'
import { TextInput } from '@/components/ui/text-input'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { TEXTS } from '@/lib/contract/texts'
import { DIETARY_TAGS, DIETARY_TITLES, type DietaryTag, dietQuery, wordsIn } from '@/lib/menu/rules/dietary'
import { findOnMenu, MAX_FIND } from '@/lib/menu/rules/find-on-menu'
import { menuParts } from '@/lib/menu/rules/sections'
import type { MenuCard, MenuItem, MenuRestaurant } from '@/lib/menu/server/shapes'
import { MenuItemGrid } from './menu-item-card'
import { MenuItemTile } from './menu-item-tile'
import { MenuSectionNav } from './menu-section-nav'
import { ServedAt } from './served-at'

type RestaurantMenuProps = {
  restaurant: MenuRestaurant
  items: readonly MenuCard[]
  /** The restaurant's own sections, with the times at which their items are served in words, or ''. */
  sections: readonly { id: number; name: string; served: string }[]
  /** The dietary tags of the filter, which is in the URL. */
  diet: readonly DietaryTag[]
  /** Sections that follow the menu on the page; the navigation links to them too. */
  after: readonly { id: string; title: string }[]
  /** The user who may edit the menu. */
  ownerId: number
}

const hrefOf = (id: number, diet: readonly DietaryTag[]) => {
  const query = dietQuery(diet)
  return query ? `/restaurants/${id}?${query}` : `/restaurants/${id}`
}

/**
 * The menu of a restaurant in its sections, and by type where it has made none, with a navigation that follows the
 * scroll position, a search box, and a filter by dietary tags.
 */
export function RestaurantMenu({ restaurant, items, sections, diet, after, ownerId }: RestaurantMenuProps) {
  const top = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const wanted = usePendingValue(diet)
  const select = (tags: readonly DietaryTag[]) => wanted.go(tags, hrefOf(restaurant.id, tags))
  const tagsOf = (item: MenuItem) => wordsIn(DIETARY_TAGS, item.dietary)
  const offered = DIETARY_TAGS.filter((tag) => items.some((item) => tagsOf(item).includes(tag)))
  const found = findOnMenu(items, text).filter((item) => wanted.shown.every((tag) => tagsOf(item).includes(tag)))
  const parts = menuParts(found, sections)
  const served = new Map<number | null, string>(sections.map((section) => [section.id, section.served]))
  const find = (next: string) => {
    setText(next)
    // The menu gets shorter: its beginning must not end up above the screen.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ behavior: 'instant' })
  }
  const showAll = () => {
    setText('')
    select([])
    // The pressed button disappears.
    box.current?.focus({ preventScroll: true })
  }
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<UtensilsCrossed />}
        title={TEXTS.noMenuItems}
        text={
          <>
            <span data-owner={ownerId}>Add the first dish, and customers can start ordering.</span>
            <span data-others={ownerId}>Check back later.</span>
          </>
        }
        action={
          <>
            <LinkButton data-owner={ownerId} href={`/restaurants/${restaurant.id}/menu`}>
              Add a dish
            </LinkButton>
            <LinkButton data-others={ownerId} href="/home" variant="secondary">
              See other restaurants
            </LinkButton>
          </>
        }
      />
    )
  }
  return (
    <>
      <div ref={top} />
      {/* On phones only the navigation stays on the screen. */}
      <div className="max-md:contents md:sticky md:top-(--top-bar) short:static md:z-20 md:flex md:items-center md:gap-6 md:border-line md:border-b md:bg-canvas">
        <div className="flex min-w-0 grow bg-canvas max-md:sticky max-md:top-(--top-bar) max-md:z-20 max-md:border-line max-md:border-b short:static">
          <MenuSectionNav sections={[...parts, ...after]} />
        </div>
        <search className="block noscript:hidden pt-2 md:w-64 md:shrink-0 md:py-0">
          <TextInput
            ref={box}
            type="search"
            aria-label="Find on this menu"
            placeholder="Find on this menu"
            value={text}
            onChange={(event) => find(event.target.value)}
            // A phone's keyboard covers half of the screen, and the results are below the box.
            onFocus={({ target }) => {
              if (target.getBoundingClientRect().top > window.innerHeight / 2) top.current?.scrollIntoView()
            }}
            maxLength={MAX_FIND}
            enterKeyHint="search"
            autoComplete="off"
            look="pill"
            before={<Search />}
          />
          <LiveRegion message={text && `${found.length} ${found.length === 1 ? 'item' : 'items'} found`} />
        </search>
      </div>
      {(offered.length > 0 || wanted.shown.length > 0) && (
        <div className="mt-2 noscript:hidden sm:mt-4">
          <ScrollRow label="Only dishes that are">
            {[...new Set([...offered, ...wanted.shown])].map((tag) => {
              const isOn = wanted.shown.includes(tag)
              const others = wanted.shown.filter((one) => one !== tag)
              return (
                <Chip key={tag} selected={isOn} onClick={() => select(isOn ? others : [...others, tag])}>
                  {DIETARY_TITLES[tag]}
                </Chip>
              )
            })}
          </ScrollRow>
        </div>
      )}
      {parts.length === 0 && (
        <EmptyState
          picture={<UtensilsCrossed />}
          title={text ? `Nothing on this menu fits “${text}”` : 'Nothing on this menu is all of that'}
          action={<Button onClick={showAll}>Show the whole menu</Button>}
        />
      )}
      <div className="mt-3 grid gap-8 sm:mt-5">
        {parts.map(({ id, title, sectionId, items }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-14 outline-none">
            <div className="mb-2 sm:mb-3">
              <h2 id={`${id}-title`} className="font-bold text-xl">
                {title}
              </h2>
              <ServedAt hours={served.get(sectionId)} />
            </div>
            <MenuItemGrid columns={2}>
              {items.map((item) => (
                <li key={item.id} className="min-w-0">
                  <MenuItemTile item={item} restaurant={restaurant} />
                </li>
              ))}
            </MenuItemGrid>
          </section>
        ))}
      </div>
    </>
  )
}
