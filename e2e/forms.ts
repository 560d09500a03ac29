import type { Locator, Page } from '@playwright/test'
import type { Account, Restaurant } from './fixtures'

/** What a form, or a button that sends something, needs to be tried. */
export type Scene = {
  page: Page
  me: Account
  /** Opens a restaurant of another owner. */
  openElsewhere: () => Promise<Restaurant>
}

/** A form that is filled in but not sent, and what to expect of it. */
export type Filled = {
  send: () => Promise<void>
  /** Each field with what was typed into it. */
  typed: readonly (readonly [Locator, string])[]
  /** Checks that the call succeeded, and once only. */
  done: () => Promise<unknown>
}

export type Form = {
  name: string
  role: 'visitor' | 'guest' | 'customer'
  /** The call that it makes. */
  path: string
  /** Opens the form and fills it in. */
  fill: (scene: Scene) => Promise<Filled>
  /** The message for a server error, if it is not the general one. */
  broken?: string
  /** The message for a network failure, if it is another one. */
  lost?: string
  /** The screen asks the server about a lost try, so there is no second one. */
  settles?: boolean
  /** The second try after a lost answer is refused, since the first one succeeded, and the browser logs that. */
  finds?: 404 | 409
  /** A second try cannot be told from another user's, so the first one must not arrive. */
  once?: boolean
}

export const press = (where: Page | Locator, name: string) => () =>
  where.getByRole('button', { name, exact: true }).last().click()

export async function type(pairs: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of pairs) await field.fill(text)
  return pairs
}

export const profile = (me: Account) => me.api.call<Record<string, string>>('GET', '/api/auth')
