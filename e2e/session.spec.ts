import { expect } from '@playwright/test'
import { aCustomer } from '../tests/builders'
import { enterAsGuest, fillSignupWindow, logIn, signOut, signupWindow } from './entrance'
import { Api, openRestaurant, signUp, test } from './fixtures'
import { addSoup, alertOf, stored } from './ordering'

test('what a visitor adds to the cart is there after logging in [1.3, 2.4.5, 5.6.3, 6.1.1, 8.2.5]', {
  tag: '@core',
}, async ({ page, account, restaurant }) => {
  await addSoup(page, restaurant)
  const refusal = alertOf(page, 'You must be logged in to add items to the cart!')
  await expect(refusal).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: refusal }).locator('> *')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logIn(page, account)
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Tomato Soup' })).toBeVisible()
})

test('a visitor who adds a dish continues as a guest where they are, with the dish in the cart [5.6.3]', async ({
  page,
  restaurant,
}) => {
  await addSoup(page, restaurant)
  const refusal = page
    .getByRole('listitem')
    .filter({ has: alertOf(page, 'You must be logged in to add items to the cart!') })
  await expect(refusal.getByRole('button')).toHaveText(['Log in', 'Sign up', 'Continue as guest', ''])
  await refusal.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(alertOf(page, 'Tomato Soup added to cart')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}`)
})

test('an unknown path answers 404 inside the shell [2.1.22]', async ({ page, complaints }) => {
  const answer = await page.goto('/somewhere/else')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Feature Coming Soon!' })).toBeVisible()
  await expect(page.getByText('Page not found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  // The browser logs the status of the page.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('the login form reports what is wrong with a credential [5.1.1, 5.1.2, 5.1.3, 5.1.11, 8.1.4]', async ({
  page,
  complaints,
}) => {
  await page.goto('/login')
  const credential = page.getByLabel('Email or phone number')
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await submit.click()
  await expect(page.getByText('Please enter a valid email or phone number')).toBeVisible()
  await credential.fill('ada@example')
  await expect(page.getByText('Invalid email')).toBeVisible()
  await credential.fill('555-0100')
  await expect(page.getByText('Invalid phone number')).toBeVisible()
  await credential.fill('555-010-0199')
  await page.getByLabel('Password').fill('not the password')
  await submit.click()
  await expect(alertOf(page, 'Wrong email, phone number or password')).toBeVisible()
  await expect(credential).toHaveAccessibleDescription('Invalid credentials')
  await expect(credential).toHaveValue('555-010-0199')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})

test('a visitor signs up with a name, a phone number and a password [1.3, 5.1.4]', { tag: '@core' }, async ({
  page,
}) => {
  const { phoneNumber, password } = aCustomer()
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Grace Brewster Hopper')
  await page.getByLabel('Email or phone number').fill(phoneNumber)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/home')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Grace Hopper/ })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/home')
})

test('an email that is taken is reported at its field [8.1.4]', async ({ page, account, complaints }) => {
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email or phone number').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('An account with this email already exists')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a demo account is one press away [1.3, 6.2.4]', async ({ page }) => {
  await page.goto('/login?next=/wallet')
  const demos = page.getByRole('button', { name: /^Log in as / })
  await expect(demos).toHaveCount(5)
  await demos.first().click()
  await expect(page).toHaveURL('/wallet')
})

test('the next parameter leads to paths of this site only [6.3.2, T9]', { tag: '@core' }, async ({ page, account }) => {
  await page.goto('/login?next=//elsewhere.example/')
  await logIn(page, account)
  await expect(page).toHaveURL('/home')
})

test('a guest keeps the cart when signing up in the window [1.3, 2.5.3, 5.1.8, 6.2.1, 7.1.1]', {
  tag: '@core',
}, async ({ page, restaurant }) => {
  await enterAsGuest(page)
  await addSoup(page, restaurant)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Orders' }).click()
  const window = signupWindow(page)
  const password = await fillSignupWindow(window)
  await window.getByLabel('Confirm Password').fill('something else')
  await window.getByRole('button', { name: 'Sign up' }).click()
  await expect(window.getByText('Confirm Password field must be the same as the Password field')).toBeVisible()
  await window.getByLabel('Confirm Password').fill(password)
  await window.getByRole('button', { name: 'Sign up' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await page.goto('/wallet')
  await expect(page.getByText('$999.99').first()).toBeVisible()
})

test('a guest who signs up on the way to the checkout arrives there', async ({ page, restaurant }) => {
  await enterAsGuest(page)
  await addSoup(page, restaurant)
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  const window = signupWindow(page)
  await window.getByLabel('Confirm Password').fill(await fillSignupWindow(window))
  await window.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('main')).toContainText('Tomato Soup')
})

test('a cart has one restaurant, and the customer decides which [1.1, 3.4.1, 4.6.1, 5.6.3, 8.2.4]', {
  tag: '@core',
}, async ({ page, customer, restaurant, newJar }) => {
  const other = await openRestaurant(await signUp(await newJar()))
  await addSoup(page, restaurant)
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await addSoup(page, other)
  await expect(
    alertOf(
      page,
      'Your cart contains items from a different restaurant. Please clear your cart or complete your existing order first.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart and add' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Tomato Soup' })).toBeVisible()
  const lines = JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')
  expect(lines).toMatchObject([{ name: 'Tomato Soup', restaurantId: other.id, quantity: 1, price: 8.5 }])
})

test('each user of a browser has a cart of their own [2.5.5, 4.6.8, 4.6.10, 4.6.11, 9.7.2, V14.3.1]', {
  tag: '@core',
}, async ({ page, newJar, customer, restaurant }) => {
  const second = await signUp(await newJar())
  await addSoup(page, restaurant)
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Open cart, empty' })).toBeVisible()
  expect(await stored(page, 'currentUser')).toBeNull()
  expect(await stored(page, `cartItems_${customer.id}`)).toContain('Tomato Soup')
  await page.goto('/login')
  await logIn(page, second)
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Open cart, empty' })).toBeVisible()
  await signOut(page)
  await page.goto('/login')
  await logIn(page, customer)
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  expect(await stored(page, `cartItems_${second.id}`)).toBeNull()
})

test('a cart changed in one tab shows in the other [2.4.5, 4.6.5, 4.6.8]', async ({
  page,
  context,
  customer,
  restaurant,
}) => {
  const other = await context.newPage()
  await other.goto('/home')
  await addSoup(page, restaurant)
  await expect(other.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  // A tab in the background draws too rarely to be clicked quickly.
  await other.bringToFront()
  await other.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await other.getByRole('button', { name: 'Increase quantity of Tomato Soup' }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click()
  await page.getByRole('button', { name: 'Decrease quantity of Tomato Soup' }).click()
  await page.getByRole('button', { name: 'Remove Tomato Soup' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await stored(page, `cartItems_${customer.id}`)).toBe('[]')
})

test('logging out in one tab logs out the other [4.7.1, V14.3.1]', async ({ page, context, customer: _ }) => {
  const other = await context.newPage()
  await other.goto('/home')
  await page.goto('/home')
  await page.bringToFront()
  await signOut(page)
  await other.bringToFront()
  await other.getByRole('button', { name: 'Open menu' }).click()
  await expect(other.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a guest who signs up in one tab is a customer in the other [6.1.3]', async ({ page, context }) => {
  await new Api(context.request).call('POST', '/api/auth/guest')
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/orders')
  const offer = other.getByRole('main').getByRole('button', { name: 'Sign up' })
  await expect(offer).toBeVisible()
  await page.bringToFront()
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  const window = signupWindow(page)
  await window.getByLabel('Confirm Password').fill(await fillSignupWindow(window))
  await window.getByRole('button', { name: 'Sign up' }).click()
  await expect(window).toBeHidden()
  await expect(offer).toBeHidden()
  await expect(other.getByRole('main').getByRole('link', { name: 'Browse restaurants' })).toBeVisible()
})

test('a visitor who opens a private screen logs in and comes back [6.3.1, 6.3.2]', { tag: '@core' }, async ({
  page,
  account,
}) => {
  for (const path of ['/restaurants/manage', '/wallet', '/account', '/orders', '/reviews', '/checkout']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  await page.goto('/orders?order=12')
  await logIn(page, account)
  await expect(page).toHaveURL('/orders?order=12')
})

test('pickup and search say that they are not available yet, and where one can search [2.4.3, 8.2.7]', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Pickup' }).first().click()
  await expect(alertOf(page, 'Feature coming soon')).toHaveText('Feature coming soon')
  await expect(page.getByRole('radio', { name: 'Delivery' }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(alertOf(page, 'Feature coming soon')).toBeHidden()
  const box = page.getByRole('searchbox', { name: 'Search Plateful' })
  await box.press('Enter')
  await expect(alertOf(page, 'Feature coming soon')).toHaveText('Feature coming soon')
  await expect(page.getByRole('button', { name: 'Browse restaurants' })).toBeVisible()
  await box.fill(' pizza ')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Find “pizza”' }).click()
  await expect(page).toHaveURL('/home?q=pizza')
})
