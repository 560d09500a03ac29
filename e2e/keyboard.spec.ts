import { expect, type Page } from '@playwright/test'
import { signUp, test } from './fixtures'
import { tabTo } from './focus'
import { alertOf, makeOrder, ordersOf, placeButton, walletOf } from './ordering'
import { expectNoSidewaysScroll } from './visit'

const PLACED = 'Your food will arrive soon!'

test('an order is placed with the keyboard alone, with the focus always visible', async ({ page, customer }) => {
  const { keyboard } = page
  // Smooth scrolling would still be moving when the focus is checked.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('article').first().getByRole('link'))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/restaurants\/\d+$/)

  const add = page.getByRole('button', { name: /^Add .+ to cart(?! with)/ }).first()
  await tabTo(page, add)
  await keyboard.press('Enter')
  await expect(alertOf(page, 'added to cart')).toBeVisible()
  await expect(add).toBeFocused()
  const openCart = page.getByRole('button', { name: 'Open cart, 1 item' })
  await tabTo(page, openCart, 'Shift+Tab')
  await keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await tabTo(page, cart.getByRole('button', { name: /^Increase quantity/ }))
  await keyboard.press('Space')
  await expect(cart.getByRole('button', { name: /^Decrease quantity/ })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open cart, 2 items' })).toBeFocused()
  await keyboard.press('Space')
  await tabTo(page, cart.getByRole('button', { name: 'Go to checkout' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')

  await tabTo(page, page.getByRole('radio', { name: /^Standard/ }))
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Priority/ })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: /^Credit card/ }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: /^15%/ }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^20%/ })).toBeChecked()
  const custom = page.getByRole('button', { name: /^Custom/ })
  await tabTo(page, custom)
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Tip amount'))
  await keyboard.type('5')
  await keyboard.press('Enter')
  await expect(custom).toBeFocused()
  await expect(custom).toHaveAccessibleName('Custom $5.00')
  await tabTo(page, placeButton(page))
  await keyboard.press('Enter')

  await expect(alertOf(page, PLACED)).toBeVisible()
  await expect(page).toHaveURL('/orders')
  const [order] = await ordersOf(customer)
  expect(order).toMatchObject({ status: 'Submitted', paymentMethod: 'wallet', deliveryOption: 'priority', tip: 5 })
  expect(await walletOf(customer)).toBeCloseTo(999.99 - (order?.totalCost ?? 0), 2)
})

/** The viewport that is left of a window of 1280 × 800 (at 400 %, of 1280 × 1024) when it is zoomed. */
const ZOOMS = [
  { percent: 200, viewport: { width: 640, height: 400 } },
  { percent: 400, viewport: { width: 320, height: 256 } },
]

for (const { percent, viewport } of ZOOMS) {
  test.describe(`at ${percent} % zoom`, () => {
    test.use({ viewport, deviceScaleFactor: percent / 100 })

    test(`an order can be placed at ${percent} % zoom, and nothing is cut off`, async ({
      page,
      customer,
      restaurant,
    }) => {
      await page.goto('/home')
      await expectAllThere(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expectAllThere(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).scrollIntoViewIfNeeded()
      await page.keyboard.press('Escape')
      await page.goto(`/restaurants/${restaurant.id}`)
      await expectAllThere(page)
      await page.getByRole('button', { name: 'Add Tomato Soup to cart' }).click()
      await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
      await expectAllThere(page)
      const cart = page.getByRole('dialog', { name: 'Your cart' })
      await cart.getByRole('button', { name: 'Increase quantity of Tomato Soup' }).click()
      await cart.getByRole('button', { name: 'Go to checkout' }).click()
      await expect(page).toHaveURL('/checkout')
      await expect(placeButton(page)).toBeEnabled()
      await expectAllThere(page)
      await page.getByRole('radio', { name: /^Priority/ }).check()
      await page.getByRole('radio', { name: /^Wallet/ }).check()
      await page.getByRole('button', { name: 'Custom' }).click()
      await expectAllThere(page)
      await page.getByLabel('Tip amount').fill('5')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await placeButton(page).click()
      await expect(alertOf(page, PLACED)).toBeVisible()
      await expect(page).toHaveURL('/orders')
      await expectAllThere(page)
      expect((await ordersOf(customer))[0]?.status).toBe('Submitted')
    })
  })
}

/** The window does not scroll sideways, and neither its edge nor that of a container cuts off any text. */
async function expectAllThere(page: Page) {
  await expectNoSidewaysScroll(page)
  const cut = await page.evaluate(() => {
    /** Whether text is cut off without a way to scroll to it. */
    const cuts = (holder: Element | null, left: number, right: number): boolean => {
      if (!holder) return left < -1 || right > window.innerWidth + 1
      const { overflowX, textOverflow } = getComputedStyle(holder)
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return false
      const edges = holder.getBoundingClientRect()
      // Text for screen readers only is one pixel large.
      if (edges.width <= 1) return false
      const ends = overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)
      return ends || cuts(holder.parentElement, left, right)
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      const { width, left, right } = range.getBoundingClientRect()
      if (width > 0 && cuts(currentNode.parentElement, left, right)) found.push(currentNode.textContent ?? '')
    }
    return found
  })
  expect(cut, 'what is cut off').toEqual([])
}

test('a user who prefers reduced motion gets none', async ({ page, customer, restaurant }) => {
  const order = await makeOrder(customer, restaurant)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: 'Add Tomato Soup to cart' }).click()
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  expect(await moving(page)).toContain('DIALOG')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
  await expect(alertOf(page, 'added to cart')).toBeVisible()
  expect(await moving(page)).toEqual([])
  await page.goto('/orders')
  await page.getByRole('button', { name: `Cancel order ${order.id}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await moving(page)).toEqual([])
})

/** Every element that moves or fades for longer than an instant, by role or tag. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
    const moves = (style: CSSStyleDeclaration) =>
      longest(style.transitionDuration) > 0.001 ||
      (style.animationName !== 'none' && longest(style.animationDuration) > 0.001)
    return [...document.querySelectorAll('body *')]
      .filter((element) => [null, '::before', '::after'].some((part) => moves(getComputedStyle(element, part))))
      .map((element) => (element.getAttribute('role') ?? element.tagName).toUpperCase())
  })
}

test('changes of the cart are announced, also from within its sheet', async ({ page, restaurant }) => {
  await signUp(page.request)
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(announced('The cart is empty')).toBeAttached()
  await page.getByRole('button', { name: 'Add Tomato Soup to cart' }).click()
  await expect(announced('1 item in the cart')).toBeAttached()
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Increase quantity of Tomato Soup' }).click()
  await expect(announced('2 items in the cart')).toBeAttached()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(announced('The cart is empty')).toBeAttached()
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every control on the way to an order is at least 44 px high and wide', async ({
    page,
    customer,
    restaurant,
  }) => {
    await makeOrder(customer, restaurant)
    await page.goto('/home')
    await expectLargeTargets(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expectLargeTargets(page)
    await page.goto(`/menu-items/${restaurant.items[0].id}`)
    await expectLargeTargets(page)
    await page.goto(`/restaurants/${restaurant.id}`)
    await expectLargeTargets(page)
    await page.getByRole('button', { name: 'Add Tomato Soup to cart' }).tap()
    await page.getByRole('button', { name: 'Open cart, 1 item' }).tap()
    await expectLargeTargets(page)
    await page.getByRole('button', { name: 'Go to checkout' }).tap()
    await expect(placeButton(page)).toBeEnabled()
    await page.getByRole('radio', { name: /^Schedule/ }).check()
    await expectLargeTargets(page)
    await page.goto('/orders')
    await expectLargeTargets(page)
  })
})

/** Waits until no control but links in a text is smaller than a fingertip. A pressed control shrinks a little. */
async function expectLargeTargets(page: Page) {
  await expect.poll(() => smallTargets(page), 'what is smaller than a fingertip').toEqual([])
}

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary'
    /** The link of a card covers the whole card. */
    const areasOf = (element: HTMLElement) => {
      const covers = getComputedStyle(element, '::after').position === 'absolute'
      const areas = [element, element.closest('label'), covers ? element.offsetParent : null]
      return areas.flatMap((area) => area?.getBoundingClientRect() ?? [])
    }
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) return []
      if (getComputedStyle(element).display === 'inline' && element.parentElement?.tagName === 'P') return []
      const width = Math.max(...areasOf(element).map((area) => area.width))
      const height = Math.max(...areasOf(element).map((area) => area.height))
      const name = element.getAttribute('aria-label') ?? element.textContent
      return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
    })
  })
}
