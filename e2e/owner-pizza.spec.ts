import { expect, type Page } from '@playwright/test'
import { centsOf, formatMoney } from '../lib/money'
import { cardOf, test } from './kitchen'
import { alertOf, expectPlaced, ordersOf, placeButton, summary } from './ordering'
import { fillItem } from './owner'

type GroupText = { name: string; required: boolean; max: number; options: [string, string][]; items: string[] }

/** Makes a modifier group by its form. */
async function addGroup(page: Page, { name, required, max, options, items }: GroupText) {
  await page.getByRole('button', { name: 'Add a choice' }).click()
  const form = page.getByRole('form', { name: 'New choice' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Required').setChecked(required)
  for (const [at, [option, price]] of options.entries()) {
    if (at > 1) await form.getByRole('button', { name: 'Add an option' }).click()
    await form.getByRole('textbox', { name: `Option ${at + 1}` }).fill(option)
    await form.getByRole('listitem').nth(at).getByLabel('Adds').fill(price)
  }
  await form.getByLabel('Max').fill(String(max))
  for (const item of items) await form.getByRole('checkbox', { name: item }).check()
  await form.getByRole('button', { name: 'Add choice' }).click()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
}

test('an owner builds a pizza, a customer orders two different ones, and the kitchen reads what was chosen [4.19.5]', {
  tag: '@core',
}, async ({ page, customer, kitchen, complaints, request }) => {
  const { restaurant, page: owner } = kitchen
  const desk = await kitchen.context.newPage()
  await desk.goto(`/restaurants/${restaurant.id}/menu`)
  await desk.getByRole('button', { name: 'Add entree' }).click()
  const item = await fillItem(desk, 'New menu item', 'Pizza')
  await item.getByRole('button', { name: 'Tags, allergens and choices' }).click()
  await item.getByRole('button', { name: 'Vegetarian' }).click()
  await item.getByRole('button', { name: 'Milk' }).click()
  await item.getByRole('button', { name: 'Add to menu' }).click()
  await expect(desk.getByRole('button', { name: 'Edit Pizza' })).toBeVisible()
  await desk.getByRole('link', { name: 'Choices' }).click()
  await addGroup(desk, {
    ...{ name: 'Size', required: true, max: 1, items: ['Pizza'] },
    options: [
      ['Small', '0'],
      ['Large', '4'],
    ],
  })
  const toppings = ['Olives', 'Capers', 'Basil', 'Onions', 'Ham', 'Corn']
  await addGroup(desk, {
    ...{ name: 'Toppings', required: false, max: 5, items: ['Pizza'] },
    options: toppings.map((name): [string, string] => [name, '1.5']),
  })
  await expect(desk.getByRole('region', { name: 'Toppings' })).toContainText('Choose up to 5 · Used by Pizza')

  await page.goto(`/restaurants/${restaurant.id}`)
  const sheet = page.getByRole('dialog', { name: 'Pizza' })
  for (const [size, chosen] of [
    ['Large', ['Olives', 'Ham']],
    ['Small', []],
  ] as const) {
    await page.getByRole('button', { name: /^Add Pizza to cart with your choices/ }).click()
    await sheet.getByRole('radio', { name: new RegExp(`^${size}`) }).check()
    for (const name of chosen) await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
    await sheet.getByRole('button', { name: /^Add to cart/ }).click()
    await expect(alertOf(page, 'Pizza added to cart')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('button', { name: 'Change choices of Pizza, Small' }).click()
  await sheet.getByRole('checkbox', { name: /^Basil/ }).check()
  await sheet.getByRole('button', { name: /^Save/ }).click()
  await expect(cart.getByRole('button', { name: 'Change choices of Pizza, Small, Basil' })).toBeVisible()

  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(placeButton(page)).toBeEnabled()
  await desk.getByRole('button', { name: 'Edit Toppings' }).click()
  const form = desk.getByRole('form', { name: 'Edit Toppings' })
  await form.getByRole('listitem').first().getByLabel('Adds').fill('2')
  await form.getByRole('button', { name: 'Save choice' }).click()
  await expect(desk.getByRole('region', { name: 'Toppings' })).toContainText('Olives +$2.00')

  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  const price = question.getByRole('listitem').filter({ hasText: 'Pizza, Large, Olives, Ham' })
  await expect(price).toContainText('$19.50')
  await expect(price).toContainText('$20.00')
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()
  await expect(summary(page).getByText('$34.00').first()).toBeVisible()
  await placeButton(page).click()
  await expectPlaced(page, customer)
  const [order] = await ordersOf(customer)
  const id = order?.id ?? 0
  const chosen = ['Large', 'Olives', 'Ham', 'Small', 'Basil']
  for (const name of chosen) await expect(cardOf(owner, id)).toContainText(name)
  await desk.goto(`/restaurants/${restaurant.id}/orders/${id}/ticket`)
  for (const name of chosen) await expect(desk.getByRole('main')).toContainText(name)

  await page.goto(`/orders/${id}/receipt`)
  const receipt = page.getByRole('main')
  await expect(receipt).toContainText('$34.00')
  await expect(receipt).toContainText(formatMoney(centsOf(order?.totalCost ?? 0)))
  const ledger = await request.get('/api/health/ledger', {
    headers: { authorization: `Bearer ${process.env.OPERATIONS_TOKEN}` },
  })
  expect(await ledger.json()).toMatchObject({ ok: true })
  expect(complaints.splice(0)).toHaveLength(1)
})
