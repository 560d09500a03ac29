import { expect, type Locator, type Page } from '@playwright/test'

/** The most stops between two controls. */
const PATIENCE = 120

/**
 * Presses Tab until the focus is on the target. Fails when the focus cannot be seen at a stop on the way: it must have
 * a ring, and nothing may cover it.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < PATIENCE; stop++) {
    await page.keyboard.press(key)
    expect(await problemOfFocus(page)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The ${key} key does not lead to ${target}`)
}

/** Why the focus cannot be seen, or null. Between the last stop of a page and the first, nothing has the focus. */
function problemOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const name = `${focused.tagName} "${focused.getAttribute('aria-label') ?? focused.textContent}"`
    const rings = ({ opacity, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A radio button is hidden under its label, and a card is the area that its link covers.
    const label = focused.closest('label')
    const looks = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
    if (label) looks.push(getComputedStyle(label))
    if (!looks.some(rings)) return `${name} has no ring`

    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const xs = [left + 3, (left + right) / 2, right - 3]
    const ys = [top + 3, (top + bottom) / 2, bottom - 3]
    const hits = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)))
    const own = (hit: Element | null) => hit !== null && (focused.contains(hit) || label?.contains(hit) === true)
    return hits.some(own) ? null : `${name} lies below ${hits[4]?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`
  })
}
