import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../tests/builders'

/** Fills the login form in and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password').fill(password)
  // The button of the form: a message with the same button may still be fading out.
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
}

/** Continues as a guest by the button of the login page. */
export async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL('/home')
}

/** The window in which a guest signs up. */
export const signupWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign up to continue' })

/** Fills the window in, except the repeated password, and returns that password. */
export async function fillSignupWindow(window: Locator): Promise<string> {
  const form = aCustomer()
  await window.getByLabel('First name').fill(form.firstName)
  await window.getByLabel('Last name').fill(form.lastName)
  await window.getByLabel('Email').fill(form.email)
  await window.getByLabel('Phone number').fill(form.phoneNumber)
  await window.getByLabel('Address').fill(form.address)
  await window.getByLabel('City').fill(form.city)
  await window.getByLabel('State').fill(form.state)
  await window.getByLabel('Zip').fill(form.zip)
  await window.getByLabel('Password', { exact: true }).fill(form.password)
  return form.password
}
