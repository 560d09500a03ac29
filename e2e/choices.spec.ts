import { expect, type Page } from '@playwright/test'
import { logIn } from './entrance'
import { type MenuItem, type Restaurant, test } from './fixtures'
import { alertOf, expectPlaced, ordersOf, placeButton, stored, summary, walletOf } from './ordering'

type Modifier = { id: number; name: string; price: number }
type Group = { id: number; name: string; min: number; max: number; version: number; modifiers: Modifier[] }
type Line = { name: string; price: number; quantity: number; modifiers: { name: string; price: number }[] }

type Pasta = { item: MenuItem; size: Group; toppings: Group }

/** Gives the pasta of a restaurant a required size, and up to two of three toppings. */
async function addChoices({ id, owner, items }: Restaurant): Promise<Pasta> {
  const [, item] = items
  const make = (name: string, min: number, max: number, modifiers: [string, number][]) =>
    owner.api.call<Group>('POST', `/api/manage/${id}/modifier-groups`, {
      ...{ name, min, max },
      modifiers: modifiers.map(([modifier, price]) => ({ name: modifier, price })),
    })
  const large: [string, number] = ['Large', 4]
  const size = await make('Size', 1, 1, [['Small', 0], large])
  const toppings = await make('Toppings', 0, 2, [
    ['Olives', 1.5],
    ['Capers', 1],
    ['Chili oil', 0.5],
  ])
  await owner.api.call('PUT', `/api/menu-items/${item.id}/modifier-groups`, { ids: [size.id, toppings.id] })
  return { item, size, toppings }
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Lemon Pasta' })
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const plus = (page: Page) => page.getByRole('button', { name: /^Add Lemon Pasta to cart with your choices/ })
const linesOf = (page: Page) =>
  cartOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
const itemsOf = async (page: Page, id: number) => JSON.parse((await stored(page, `cartItems_${id}`)) ?? '[]')

/** Adds a pasta with these choices from its card. */
async function addPasta(page: Page, restaurant: Restaurant, size: string, toppings: readonly string[] = []) {
  await page.goto(`/restaurants/${restaurant.id}`)
  await plus(page).click()
  await sheet(page)
    .getByRole('radio', { name: new RegExp(`^${size}`) })
    .check()
  for (const name of toppings)
    await sheet(page)
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .check()
  await sheet(page)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(alertOf(page, 'Lemon Pasta added to cart')).toBeVisible()
}

async function changeModifier({ owner }: Restaurant, group: Group, change: (modifiers: Modifier[]) => Modifier[]) {
  const modifiers = change(group.modifiers.map(({ id, name, price }) => ({ id, name, price })))
  await owner.api.call('PUT', `/api/modifier-groups/${group.id}`, { version: group.version, modifiers })
}

test('an item page asks for what is required, shows the price of what is chosen, and stops at the limit [4.20.1, 4.20.2]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
  const { item } = await addChoices(restaurant)
  await page.goto(`/menu-items/${item.id}`)
  const add = page.getByRole('button', { name: /^Add to cart/ })
  const size = page.getByRole('group', { name: 'Size' })
  const toppings = page.getByRole('group', { name: 'Toppings' })
  await expect(size.getByText('Required')).toBeVisible()
  await expect(toppings.getByText('Choose up to 2')).toBeVisible()

  await toppings.getByRole('checkbox', { name: /^Olives/ }).check()
  await expect(add).toContainText('$17.75')
  await add.click()
  await expect(size.getByText('Choose a Size', { exact: true })).toBeVisible()
  await expect(size.getByRole('radio', { name: 'Small' })).toBeFocused()
  expect(await itemsOf(page, customer.id)).toEqual([])

  await size.getByRole('radio', { name: /^Large/ }).check()
  await expect(size.getByText('Required')).toBeVisible()
  await expect(add).toContainText('$21.75')
  await toppings.getByRole('checkbox', { name: /^Capers/ }).check()
  await expect(toppings.getByText('That makes 2, the most. Take one out to choose another.')).toBeVisible()
  await expect(toppings.getByRole('checkbox', { name: /^Chili oil/ })).toBeDisabled()
  await toppings.getByRole('checkbox', { name: /^Olives/ }).uncheck()
  await expect(toppings.getByRole('checkbox', { name: /^Chili oil/ })).toBeEnabled()
  await page.getByRole('button', { name: 'Increase quantity of Lemon Pasta' }).click()
  await expect(add).toContainText('$42.50')
  await add.click()
  await expect(alertOf(page, 'Lemon Pasta added to cart')).toBeVisible()
  expect(await itemsOf(page, customer.id)).toMatchObject([
    { name: 'Lemon Pasta', quantity: 2, price: 21.25, modifiers: [{ name: 'Large' }, { name: 'Capers' }] },
  ])
})

test('two choices of an item are two lines, which keep them through changes up to the order [2.4.5, 4.20.3, 4.20.4]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
  await addChoices(restaurant)
  await addPasta(page, restaurant, 'Large', ['Olives', 'Chili oil'])
  await addPasta(page, restaurant, 'Small')
  await addPasta(page, restaurant, 'Small')
  await page.getByRole('button', { name: 'Open cart, 3 items' }).click()
  const cart = cartOf(page)
  await expect(linesOf(page)).toHaveCount(2)
  await expect(linesOf(page).nth(0)).toContainText('Olives')
  await cart.getByRole('button', { name: 'Increase quantity of Lemon Pasta, Large, Olives, Chili oil' }).click()
  expect(await itemsOf(page, customer.id)).toMatchObject([
    { quantity: 2, price: 22.25, modifiers: [{ name: 'Large' }, { name: 'Olives' }, { name: 'Chili oil' }] },
    { quantity: 2, price: 16.25, modifiers: [{ name: 'Small' }] },
  ])

  const change = cart.getByRole('button', { name: 'Change choices of Lemon Pasta, Small' })
  await change.click()
  await expect(sheet(page).getByRole('radio', { name: 'Small' })).toBeChecked()
  await sheet(page)
    .getByRole('checkbox', { name: /^Capers/ })
    .check()
  await expect(sheet(page).getByRole('button', { name: /^Save/ })).toContainText('$34.50')
  await sheet(page).getByRole('button', { name: /^Save/ }).click()
  await expect(cart.getByRole('button', { name: 'Change choices of Lemon Pasta, Small, Capers' })).toBeFocused()
  await expect(linesOf(page)).toHaveCount(2)

  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  for (const text of ['Large', 'Olives', 'Chili oil', 'Small', 'Capers']) {
    await expect(summary(page).getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
  }
  await placeButton(page).click()
  await expectPlaced(page, customer)
  const [order] = await ordersOf(customer)
  const { orderItems } = await customer.api.call<{ orderItems: Line[] }>('GET', `/api/orders/${order?.id}`)
  expect(
    orderItems.map(({ price, quantity, modifiers }) => [price, quantity, modifiers.map(({ name }) => name)]),
  ).toEqual([
    [22.25, 2, ['Large', 'Olives', 'Chili oil']],
    [17.25, 2, ['Small', 'Capers']],
  ])
  await expect(page.getByRole('listitem').filter({ hasText: 'Chili oil' }).first()).toBeVisible()
})

test('changes of what was chosen are named and asked before anything is paid [4.20.6]', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  const { toppings } = await addChoices(restaurant)
  await addPasta(page, restaurant, 'Small', ['Olives'])
  await addPasta(page, restaurant, 'Large', ['Capers'])
  await addPasta(page, restaurant, 'Large', ['Chili oil'])
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await cartOf(page).getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  const [, capers] = toppings.modifiers
  await changeModifier(restaurant, toppings, ([olives, ...rest]) => [
    ...(olives ? [{ ...olives, price: 2 }] : []),
    ...rest.filter(({ name }) => name !== 'Chili oil'),
  ])
  await restaurant.owner.api.call('PUT', `/api/modifiers/${capers?.id}/availability`, { until: 'changed' })

  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await expect(question.getByText('Capers for Lemon Pasta is sold out.')).toBeVisible()
  await expect(question.getByText('Chili oil is no longer offered with Lemon Pasta.')).toBeVisible()
  const price = question.getByRole('listitem').filter({ hasText: 'Lemon Pasta, Small, Olives' })
  await expect(price).toContainText('$17.75')
  await expect(price).toContainText('$18.25')
  expect(await walletOf(customer)).toBe(999.99)
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()
  await expect(summary(page).getByText('$18.25').first()).toBeVisible()
  // The line without a required choice was left out of the order and stays in the cart.
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect.poll(async () => (await itemsOf(page, customer.id)).length).toBe(2)
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click()
  await expect(linesOf(page).nth(0)).toContainText('Capers is sold out')
  await expect(linesOf(page).nth(1)).toContainText('Chili oil is no longer offered')

  // The cart refuses to order it as it is, too.
  await cartOf(page).getByRole('button', { name: 'Go to checkout' }).click()
  await expect(alertOf(page, 'Not available anymore:')).toContainText(
    'Capers for Lemon Pasta, Chili oil for Lemon Pasta',
  )
  expect(await ordersOf(customer)).toHaveLength(1)
  expect(complaints.splice(0)).toHaveLength(2)
})

test('a choice that the owner has deleted cannot be made, and one that is sold out is shown as such [4.20.1]', async ({
  page,
  customer: _,
  restaurant,
}) => {
  const { item, size, toppings } = await addChoices(restaurant)
  await changeModifier(restaurant, toppings, (modifiers) => modifiers.filter(({ name }) => name !== 'Olives'))
  const [, large] = size.modifiers
  const { api } = restaurant.owner
  await api.call('PUT', `/api/modifiers/${large?.id}/availability`, { until: 'changed' })
  await page.goto(`/menu-items/${item.id}`)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: /Olives/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Large Sold out' })).toBeDisabled()

  const [small] = size.modifiers
  await api.call('PUT', `/api/modifiers/${small?.id}/availability`, { until: 'changed' })
  await page.reload()
  await expect(page.getByText('Sold out for now: there is no Size left.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
})

test('the choices of a visitor are there after the login [5.6.3]', async ({ page, account, restaurant }) => {
  await addChoices(restaurant)
  await page.goto(`/restaurants/${restaurant.id}`)
  await plus(page).click()
  const add = sheet(page).getByRole('button', { name: /^Add to cart/ })
  await add.click()
  await expect(sheet(page).getByRole('radio', { name: 'Small' })).toBeFocused()
  await sheet(page)
    .getByRole('radio', { name: /^Large/ })
    .check()
  await expect(add).toContainText('$20.25')
  await add.click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await logIn(page, account)
  await expect
    .poll(() => itemsOf(page, account.id))
    .toMatchObject([{ name: 'Lemon Pasta', price: 20.25, modifiers: [{ name: 'Large' }] }])
})

test('ordering again takes the same choices, and says which are gone [4.3.4]', async ({
  page,
  customer,
  restaurant,
}) => {
  const { item, size, toppings } = await addChoices(restaurant)
  const [small, olives, capers] = [size.modifiers[0]?.id, toppings.modifiers[0]?.id, toppings.modifiers[1]?.id]
  const items = [{ menu_item_id: item.id, quantity: 2, modifiers: [small, olives, capers] }]
  const { id } = await customer.api.call<{ id: number }>('POST', '/api/orders', { restaurant_id: restaurant.id, items })
  await customer.api.call('PUT', `/api/orders/${id}/submit`, {})
  await changeModifier(restaurant, toppings, (modifiers) => modifiers.filter(({ name }) => name !== 'Olives'))
  await page.goto('/orders')
  await page.getByRole('button', { name: `Reorder order ${id}` }).click()
  await expect(alertOf(page, 'Olives for Lemon Pasta')).toBeVisible()
  await expect(linesOf(page)).toContainText('Capers')
  expect(await itemsOf(page, customer.id)).toMatchObject([
    { quantity: 2, price: 17.25, modifiers: [{ name: 'Small' }, { name: 'Capers' }] },
  ])
})

test('the menu stands in the sections of its restaurant, and is filtered by dietary tags in the address [4.20.10, 4.20.11]', async ({
  page,
  restaurant,
}) => {
  const { id, owner, items } = restaurant
  const [soup, pasta, cake] = items
  const section = await owner.api.call<{ id: number }>('POST', `/api/manage/${id}/sections`, { name: 'From the oven' })
  await owner.api.call('PUT', `/api/menu-items/${cake.id}`, { sectionId: section.id, dietary: ['vegetarian'] })
  await owner.api.call('PUT', `/api/menu-items/${soup.id}`, {
    dietary: ['vegan', 'vegetarian'],
    allergens: ['celery', 'milk'],
  })
  await page.goto(`/restaurants/${id}`)
  const tabs = page.getByRole('navigation', { name: 'Menu sections' })
  await expect(tabs.getByRole('link')).toHaveText(['From the oven', 'Appetizers', 'Entrees', 'Reviews'])
  const names = page.getByRole('article').getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Olive Oil Cake', 'Tomato Soup', 'Lemon Pasta'])
  await expect(page.getByRole('list', { name: 'Dietary' }).first().getByRole('listitem')).toHaveText(['Vegetarian'])

  await page.getByRole('button', { name: 'Vegetarian' }).click()
  await expect(names).toHaveText(['Olive Oil Cake', 'Tomato Soup'])
  await expect(page).toHaveURL(`/restaurants/${id}?diet=vegetarian`)
  await page.getByRole('button', { name: 'Vegan' }).click()
  await expect(names).toHaveText(['Tomato Soup'])
  await expect(page).toHaveURL(`/restaurants/${id}?diet=vegetarian,vegan`)
  await page.reload()
  await expect(names).toHaveText(['Tomato Soup'])
  await page.goBack()
  await expect(names).toHaveText(['Olive Oil Cake', 'Tomato Soup'])

  await page.goto(`/menu-items/${soup.id}`)
  const allergens = page.getByRole('region', { name: 'Allergens' })
  await expect(allergens).toContainText('Milk, Celery')
  await page.goto(`/menu-items/${pasta.id}`)
  await expect(allergens).toContainText('Ask the restaurant')
})
