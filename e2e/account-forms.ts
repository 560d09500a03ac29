import { expect } from '@playwright/test'
import { aCustomer, aPhoneNumber } from '../tests/builders'
import { type Form, press, profile, type Scene, type } from './forms'
import { signupWindow } from './guest'

/** A form for one part of the profile, on its own page. */
const profileForm = (
  name: string,
  values: () => readonly (readonly [label: string, text: string, field: string])[],
) => ({
  name: `the ${name} of the account`,
  role: 'customer' as const,
  path: '**/api/users/*',
  async fill({ page, me }: Scene) {
    await page.goto(`/account/${name}`)
    const parts = values()
    const typed = await type(parts.map(([label, text]) => [page.getByLabel(label), text] as const))
    const saved = Object.fromEntries(parts.map(([, text, field]) => [field, text]))
    const done = async () => {
      await expect(page).toHaveURL('/account')
      expect(await profile(me)).toMatchObject(saved)
    }
    return { send: press(page.getByRole('main'), 'Save'), typed, done }
  },
})

/** The forms of logging in, of signing up and of the account. */
export const ACCOUNT_FORMS: readonly Form[] = [
  {
    name: 'the login form',
    role: 'visitor',
    path: '**/api/auth/login',
    async fill({ page, me }) {
      await page.goto('/login')
      const typed = await type([
        [page.getByLabel('Email or phone number'), me.email],
        [page.getByLabel('Password'), me.password],
      ])
      return { send: press(page.getByRole('main'), 'Log in'), typed, done: () => expect(page).toHaveURL('/home') }
    },
  },
  {
    name: 'the signup form',
    role: 'visitor',
    path: '**/api/auth/signup',
    finds: 409,
    async fill({ page }) {
      const { email, password } = aCustomer()
      await page.goto('/signup')
      const typed = await type([
        [page.getByLabel('Name', { exact: true }), 'Grace Hopper'],
        [page.getByLabel('Email or phone number'), email],
        [page.getByLabel('Password'), password],
      ])
      return { send: press(page.getByRole('main'), 'Sign up'), typed, done: () => expect(page).toHaveURL('/home') }
    },
  },
  {
    name: 'the signup window of a guest',
    role: 'guest',
    path: '**/api/auth/signup',
    finds: 409,
    async fill({ page }) {
      const form = aCustomer()
      await page.goto('/orders')
      await press(page.getByRole('main'), 'Sign up')()
      const window = signupWindow(page)
      const typed = await type([
        [window.getByLabel('First name'), form.firstName],
        [window.getByLabel('Last name'), form.lastName],
        [window.getByLabel('Email'), form.email],
        [window.getByLabel('Phone number'), form.phoneNumber],
        [window.getByLabel('Address'), form.address],
        [window.getByLabel('City'), form.city],
        [window.getByLabel('State'), form.state],
        [window.getByLabel('Zip'), form.zip],
        [window.getByLabel('Password', { exact: true }), form.password],
        [window.getByLabel('Confirm Password'), form.password],
      ])
      const done = async () => {
        await expect(window).toBeHidden()
        await page.goto('/wallet')
        await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$999.99')
      }
      return { send: press(window, 'Sign up'), typed, done }
    },
  },
  profileForm('name', () => [
    ['First name', 'Grace', 'firstName'],
    ['Last name', 'Hopper', 'lastName'],
  ]),
  profileForm('phone', () => [['Phone number', aPhoneNumber(), 'phoneNumber']]),
  profileForm('email', () => [['Email', aCustomer().email, 'email']]),
  {
    name: 'the address of the account',
    role: 'customer',
    path: '**/api/users/*',
    async fill({ page, me }) {
      await page.goto('/account')
      const form = page.getByRole('form', { name: 'Where to deliver' })
      const typed = await type([[form.getByLabel('Address'), '1 Elm Street, Boston, MA, 02108']])
      const done = () => expect.poll(async () => (await profile(me)).city).toBe('Boston')
      return { send: press(form, 'Save address'), typed, done }
    },
  },
  {
    name: 'the instructions of the account',
    role: 'customer',
    path: '**/api/users/*',
    async fill({ page, me }) {
      await page.goto('/account')
      const form = page.getByRole('form', { name: 'Instructions' })
      const typed = await type([[form.getByLabel('Delivery instructions'), 'Ring twice']])
      const done = () => expect.poll(async () => (await profile(me)).deliveryInstructions).toBe('Ring twice')
      return { send: press(form, 'Save instructions'), typed, done }
    },
  },
  {
    name: 'the address of the top bar',
    role: 'customer',
    path: '**/api/users/*',
    async fill({ page, me }) {
      await page.goto('/home')
      const box = page.getByRole('banner').getByLabel('Delivery address')
      const typed = await type([[box, '1 Elm Street, Boston, MA, 02108']])
      const done = () => expect.poll(async () => (await profile(me)).city).toBe('Boston')
      return { send: () => box.press('Enter'), typed, done }
    },
  },
]
