import { expect } from '@playwright/test'
import { signupWindow } from './entrance'
import { Api, openRestaurant, signUp, test } from './fixtures'
import { FORMS } from './forms'
import { loseAnswers } from './network'
import { alertOf } from './ordering'

const WENT_WRONG = 'Something went wrong. Please try again'

for (const { name, role, path, fill, broken = WENT_WRONG, lost = broken, once, settles, finds } of FORMS) {
  test(`${name} survives a server error and a network failure [2.6.3, 7.6.4, 7.6.5, 8.1.2, 8.5.5]`, async ({
    page,
    context,
    newJar,
    complaints,
  }) => {
    const me = await signUp(role === 'customer' ? context.request : await newJar())
    const openElsewhere = async () => openRestaurant(await signUp(await newJar()))
    const { send, typed, done } = await fill({ page, me, openElsewhere })
    const expectTold = async (text: string) => {
      await expect(alertOf(page, text)).toBeVisible()
      // The next failure must show its own message.
      const close = page.getByRole('button', { name: 'Close message' })
      for (const button of await close.all()) await button.click()
      await expect(close).toHaveCount(0)
    }
    const expectKept = async () => {
      for (const [field, value] of typed) await expect(field).toHaveValue(value)
    }

    await page.route(path, (route) => route.fulfill({ status: 500 }))
    await send()
    await expectTold(broken)
    await expectKept()
    await page.unroute(path)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('500')])

    if (once) await page.route(path, (route) => route.abort())
    else await loseAnswers(page, path)
    const failed = page.waitForEvent('requestfailed')
    await send()
    await failed
    await expectTold(lost)
    await page.unroute(path)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])

    if (!settles) {
      await expectKept()
      await send()
    }
    await done()
    expect(complaints.splice(0)).toEqual(finds ? [expect.stringContaining(String(finds))] : [])
  })
}

test('the signup form reports every mistake at its field', async ({ page }) => {
  await page.goto('/signup')
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' })
  const credential = page.getByLabel('Email or phone number')
  await submit.click()
  for (const text of [
    'Name is required',
    'Please enter a valid email or phone number',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const [wrong, text] of [
    ['ada@example', 'Invalid email'],
    ['555-010-019', 'Invalid phone number'],
    ['555-010-01990', 'Invalid phone number'],
  ] as const) {
    await credential.fill(wrong)
    await expect(credential).toHaveAccessibleDescription(text)
  }
})

test('the signup window reports everything that is missing or wrong [5.1.8]', async ({ page, context }) => {
  await new Api(context.request).call('POST', '/api/auth/guest')
  await page.goto('/orders')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  const window = signupWindow(page)
  await window.getByRole('button', { name: 'Sign up' }).click()
  for (const [label, text] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Invalid email'],
    ['Phone number', 'Invalid phone number'],
    ['Address', 'Address is required'],
    ['City', 'City is required'],
    ['State', 'State is required'],
    ['Zip', 'Zip is required'],
    ['Password', 'Password must be at least 8 characters'],
  ] as const) {
    const field = window.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(text))
  }
  await window.getByLabel('Confirm Password').fill('something else')
  await expect(window.getByText('Confirm Password field must be the same as the Password field')).toBeVisible()
})
