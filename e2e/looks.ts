import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { OVERLAYS } from './overlays'
import { PAGES, type Screen } from './screens'
import type { View } from './visit'

/** WCAG 2.2 up to AA, and what axe recommends beyond it. No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.5.3, still experimental in axe: voice control needs the visible text in the name of a control. */
const VOICE = { 'label-content-name-mismatch': { enabled: true } }

/** A phone of the smallest kind, which is also a laptop at 400 %, a tablet, and a laptop. */
export const WIDTHS = [320, 768, 1440]
export const THEMES = ['light', 'dark'] as const

/** Every kind of view. */
export const SCREENS: readonly Screen[] = [...PAGES, ...OVERLAYS]

/** A screen in the one view in which the ordinary tests load it for its role. */
export type Look = { of: 'page' | 'overlay'; screen: Screen; view: View; isCore: boolean }

/**
 * The looks of the ordinary tests: every overlay, and each page twice, once wide and once narrow, once light and once
 * dark. The first look takes the page's first role, the second one the other roles in turn. pages.spec.ts tests the access by role without a browser.
 */
export const LOOKS: readonly Look[] = [
  ...[...new Set(PAGES.map(({ name }) => name))].flatMap(looksAtPage),
  ...OVERLAYS.map((screen, turn): Look => ({ of: 'overlay', screen, view: viewOf(turn), isCore: false })),
]

function looksAtPage(name: string, turn: number): Look[] {
  const [first, ...others] = PAGES.filter((page) => page.name === name)
  if (!first) return []
  const second = others[(turn + 1) % others.length] ?? first
  const isWideFirst = turn % 2 === 0
  const theme = THEMES[Math.floor(turn / 2) % 2] ?? 'light'
  const narrow = Math.floor(turn / 4) % 2 === 0 ? 320 : 768
  return [
    { of: 'page', screen: first, view: { width: isWideFirst ? 1440 : narrow, theme }, isCore: first.isCore === true },
    {
      of: 'page',
      screen: second,
      view: { width: isWideFirst ? narrow : 1440, theme: theme === 'light' ? 'dark' : 'light' },
      isCore: false,
    },
  ]
}

/** The views in turn. */
function viewOf(turn: number): View {
  return { width: WIDTHS[turn % 3] ?? 320, theme: THEMES[Math.floor(turn / 3) % 2] ?? 'light' }
}

/** Fails with all violations that axe finds on the screen. */
export async function expectAccessible(page: Page, where = 'here') {
  // Reporting what passes takes axe longer than finding violations. Legacy mode saves the extra page that axe opens for
  // frames, which there are none of here.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, rules: VOICE, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(found, `what axe finds ${where}`).toEqual([])
}
