import { type APIRequestContext, expect } from '@playwright/test'
import { logIn } from './entrance'
import { alertOf } from './ordering'
import { test } from './own-servers'

/** Continues as a guest at a server and returns the status; `forwarded` is the address that the client claims. */
async function enter(jar: APIRequestContext, url: string, forwarded?: string): Promise<number> {
  await jar.get(`${url}/api/auth/logout`)
  const { cookies } = await jar.storageState()
  const answer = await jar.post(`${url}/api/auth/guest`, {
    headers: {
      'XSRF-Token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
      'Content-Type': 'application/json',
      ...(forwarded && { 'X-Forwarded-For': forwarded }),
    },
  })
  return answer.status()
}

test('the login screen says when there were too many attempts', async ({ page, account, complaints }) => {
  await page.goto('/login')
  for (let attempt = 0; attempt < 5; attempt++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'))
    await logIn(page, { ...account, password: 'wrong password' })
    expect((await answered).status()).toBe(401)
  }
  await logIn(page, account)
  await expect(alertOf(page, /^Too many attempts\. Please try again in 1[45] minutes\.$/)).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(complaints.splice(0).at(-1)).toContain('429')
})

test('two servers count together, and a made-up address does not reset the count [T3]', async ({
  page,
  newJar,
  serve,
  complaints,
}) => {
  const settings = { LIMIT_GUESTS: '4', LIMIT_SIGNUPS: '1' }
  const [one, other] = [await serve(settings), await serve(settings)]
  const jar = await newJar()
  const statuses = []
  for (const [url, forwarded] of [
    [one, undefined],
    [other, '203.0.113.1'],
    [one, '203.0.113.2, 203.0.113.3'],
    [other, undefined],
    [one, '203.0.113.4'],
    [other, '127.0.0.1, 203.0.113.5'],
  ] as const) {
    statuses.push(await enter(jar, url, forwarded))
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429])

  await page.goto(`${one}/login`)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(alertOf(page, /Too many attempts\. Please try again in 60 minutes\./)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')])
})
