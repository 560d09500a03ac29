import { expect } from '@playwright/test'
import { test } from './fixtures'
import { mailTo } from './mails'

test('a receipt has what its mail has, on one page of paper, and tells a refund [4.25.10]', async ({
  page,
  customer,
  restaurant,
}) => {
  const [item] = restaurant.items
  const body = {
    restaurant_id: restaurant.id,
    items: [{ menu_item_id: item.id, quantity: 2, customizations: 'No onions' }],
  }
  const { id } = await customer.api.call<{ id: number }>('POST', '/api/orders', body)
  await customer.api.call('PUT', `/api/orders/${id}/submit`, { paymentMethod: 'wallet', tip: 3 })
  const mail = await mailTo(customer.email, `Your receipt from ${restaurant.name}`)

  await page.goto(`/orders/${id}`)
  await page.getByRole('link', { name: 'Print the receipt' }).click()
  await expect(page).toHaveURL(`/orders/${id}/receipt`)
  const receipt = page.getByRole('main')
  const total = /Total: (\$[\d.]+)/.exec(mail)?.[1] ?? ''
  for (const text of [`Order ${id}`, `2 × ${item.name}`, 'No onions', '$3.00', total, 'Wallet', customer.address]) {
    await expect(receipt.getByText(text).first()).toBeVisible()
    expect(mail).toContain(text)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(receipt.getByText(total)).toBeVisible()
  const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)

  await customer.api.call('PUT', `/api/orders/${id}/cancel`)
  await page.reload()
  await expect(receipt.getByText(`Canceled. You canceled this order. ${total} is back in your wallet.`)).toBeVisible()
})
