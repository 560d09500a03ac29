'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { LiveRegion } from '@/components/ui/live-region'
import { type AnswerOf, ApiError, call } from '@/lib/client/api'
import { centsOf, formatMoney } from '@/lib/money'
import { oneSpelling } from '@/lib/restaurants/rules/restaurant-filter'

/** A longer pause between two keys, in milliseconds, counts as the end of typing. */
const TYPING_MS = 150
/** The minimum length: shorter texts match nearly everything. */
const LEAST = 2

type Suggested = { text: string; answer: AnswerOf<'suggest'> | null; isOffline: boolean }
const NOTHING: Suggested = { text: '', answer: null, isOffline: false }

type SearchSuggestionsProps = { box: RefObject<HTMLInputElement | null> }

/** The suggestions below a search box: a combobox, as the WAI-ARIA Authoring Practices describe it. */
export function SearchSuggestions({ box }: SearchSuggestionsProps) {
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [suggested, setSuggested] = useState(NOTHING)
  const [isOpen, setOpen] = useState(false)
  /** The index of the option that the arrow keys have reached; -1 for the box itself. */
  const [active, setActive] = useState(-1)
  const text = oneSpelling(typed)
  const isAsked = text.length >= LEAST
  const { answer, isOffline } = isAsked ? suggested : NOTHING
  const groups = answer ? groupsOf(answer) : []
  const options = groups.flatMap(({ rows }) => rows)
  const isShown = isOpen && isAsked && (options.length > 0 || isOffline)

  useEffect(() => {
    if (!isAsked || suggested.text === text) return
    const newer = new AbortController()
    const timer = setTimeout(() => {
      call('suggest', { query: { q: text }, signal: newer.signal }).then(
        (found) => setSuggested({ text, answer: found, isOffline: false }),
        (error: unknown) => {
          if (newer.signal.aborted) return
          setSuggested({ text: '', answer: null, isOffline: error instanceof ApiError && error.status === 0 })
        },
      )
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      newer.abort()
    }
  }, [text, isAsked, suggested.text])

  const type = useEffectEvent(() => {
    setTyped(box.current?.value ?? '')
    setActive(-1)
    setOpen(true)
  })

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = options[active]
    if (event.key === 'Enter') {
      setOpen(false)
      if (!isShown || !chosen) return
      event.preventDefault()
      router.push(chosen.href)
    } else if (event.key === 'Escape' && isShown) {
      // The browser would clear the box.
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (step && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // The box itself is one of the stops.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    }
  })

  useEffect(() => {
    const input = box.current
    if (!input) return
    const leave = () => setOpen(false)
    // The user may have typed before this code was loaded.
    if (input.value !== input.defaultValue) type()
    input.addEventListener('input', type)
    input.addEventListener('keydown', press)
    input.addEventListener('blur', leave)
    return () => {
      input.removeEventListener('input', type)
      input.removeEventListener('keydown', press)
      input.removeEventListener('blur', leave)
    }
  }, [box])

  useEffect(() => {
    const input = box.current
    input?.setAttribute('aria-expanded', String(isShown))
    input?.setAttribute('aria-controls', id)
    if (isShown && active >= 0) input?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input?.removeAttribute('aria-activedescendant')
  }, [box, id, isShown, active])

  return (
    <>
      {/* A live region must exist before its first message, so it is not part of the list. */}
      <LiveRegion message={isShown ? announcement(options.length, isOffline) : ''} />
      <div
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-raised py-1 shadow-soft"
      >
        {isOffline && <p className="px-4 py-2 text-ink-soft text-sm">No connection: nothing can be suggested.</p>}
        <div id={id} role="listbox" aria-label="Suggestions">
          {groups.map(({ title, rows }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list box
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true" className="px-4 pt-2 pb-1 font-semibold text-ink-soft text-sm">
                {title}
              </p>
              {rows.map((row) => {
                const index = options.indexOf(row)
                return (
                  <Link
                    key={row.href}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={active === index}
                    tabIndex={-1}
                    href={row.href}
                    prefetch={false}
                    className={cn(
                      'flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-base hover:bg-sunken',
                      active === index && 'bg-sunken',
                    )}
                    // The box keeps the focus until the link is followed.
                    onMouseDown={(event) => event.preventDefault()}
                  >
                    <span className="min-w-0 break-words">{row.name}</span>
                    {row.note && <span className="text-ink-soft text-sm">{row.note}</span>}
                  </Link>
                )
              })}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

type Row = { href: string; name: string; note: string | null }

/** The suggestions in groups, restaurants and items, without empty groups. */
function groupsOf({ restaurants, items }: AnswerOf<'suggest'>): { title: string; rows: Row[] }[] {
  return [
    {
      title: 'Restaurants',
      rows: restaurants.map(({ id, name }) => ({ href: `/restaurants/${id}`, name, note: null })),
    },
    {
      title: 'On the menu',
      rows: items.map(({ id, name, restaurant, price }) => ({
        href: `/menu-items/${id}`,
        name,
        note: `${restaurant} · ${formatMoney(centsOf(price))}`,
      })),
    },
  ].filter(({ rows }) => rows.length > 0)
}

function announcement(count: number, isOffline: boolean): string {
  if (isOffline) return 'No connection'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
