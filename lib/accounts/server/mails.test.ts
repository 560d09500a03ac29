import { beforeEach, expect, test } from 'vitest'
import { Browser } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { sentMails } from '@/tests/sent-mails'

beforeEach(freshDatabase)

test('a new account with an email gets a welcome [4.25.1]', async () => {
  await new Browser().call('signUp', { body: aCustomer({ firstName: 'Ada', email: 'ada@example.com' }) })
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Welcome to Plateful' })
  expect(mail?.text).toContain('Ada, your account is ready')
})

test('an account with a phone number only gets none', async () => {
  await new Browser().call('signUp', { body: aCustomer({ email: '', phoneNumber: '2125550142' }) })
  expect(await sentMails()).toEqual([])
})
