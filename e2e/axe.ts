import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { OVERLAYS } from './overlays'
import { PAGES, type Screen } from './screens'
import type { View } from './visit'

/** WCAG 2.2 up to AA, and what axe recommends beyond it. No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A phone of the smallest kind, which is also a laptop at 400 %, a tablet, and a laptop. */
export const WIDTHS = [320, 768, 1440]
export const THEMES = ['light', 'dark'] as const

/** The six views. */
export const VIEWS: readonly View[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme })))

/** Every kind of view. */
export const SCREENS: readonly Screen[] = [...PAGES, ...OVERLAYS]

/**
 * What the ordinary tests look at: every screen as two of its roles, in turn, and every overlay.
 * The access to screens by role is tested without a browser in pages.spec.ts.
 */
export const SELECTED: readonly Screen[] = [...twoInTurn(), ...OVERLAYS]

function twoInTurn(): Screen[] {
  return [...new Set(PAGES.map(({ name }) => name))].flatMap((name, turn) => {
    const all = PAGES.filter((page) => page.name === name)
    return all.filter((_, at) => (at - turn + all.length * PAGES.length) % all.length < 2)
  })
}

/** The one view in which the ordinary tests check a screen: the next of the six for each role. */
export function viewOf(screen: Screen): View {
  const ofRole = SELECTED.filter(({ role }) => role === screen.role)
  const view = VIEWS[ofRole.indexOf(screen) % VIEWS.length]
  if (!view) throw new Error(`${screen.name} is not among the screens`)
  return view
}

/** Fails with everything that axe finds wrong on the screen. */
export async function expectAccessible(page: Page, where: string) {
  // Reporting what passes takes axe longer than finding violations. Legacy mode saves the extra page that axe opens for
  // frames, which there are none of here.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(found, `what axe finds ${where}`).toEqual([])
}
