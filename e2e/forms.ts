import type { Locator, Page } from '@playwright/test'
import type { Account, Restaurant } from './fixtures'

/** Who fills a form in, or presses a button that sends something. */
export type Scene = {
  page: Page
  me: Account
  /** Opens a restaurant of somebody else. */
  openElsewhere: () => Promise<Restaurant>
}

/** A form in the middle of being filled in, and what to expect of it. */
export type Filled = {
  send: () => Promise<void>
  /** Each field with what was typed into it. */
  typed: readonly (readonly [Locator, string])[]
  /** Sees that it went through, and once. */
  done: () => Promise<unknown>
}

export type Form = {
  name: string
  role: 'visitor' | 'guest' | 'customer'
  /** The call that it makes. */
  path: string
  /** Goes to the form and fills it in. */
  fill: (scene: Scene) => Promise<Filled>
  /** What it says when the server breaks; the general text unless said. */
  broken?: string
  /** What it says when the network fails, when that is something else. */
  lost?: string
  /** The screen asks the server what became of a lost try, so there is no second one. */
  settles?: boolean
  /** After a lost try the second one finds the work done, nothing left or the name taken, which the browser notes. */
  finds?: 404 | 409
  /** A second try cannot be told from another person's, so the first one must not arrive. */
  once?: boolean
}

export const press = (where: Page | Locator, name: string) => () =>
  where.getByRole('button', { name, exact: true }).last().click()

export async function type(pairs: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of pairs) await field.fill(text)
  return pairs
}

export const profile = (me: Account) => me.api.call<Record<string, string>>('GET', '/api/auth')
