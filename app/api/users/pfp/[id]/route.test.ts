import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { aPictureUrl } from '@/tests/pictures'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'

let ada: Account
scene(async () => {
  ada = await addCustomer()
})

const save = (body: object) => ada.call('updatePicture', { id: ada.id, body })
const refusal = (body: object) => ada.refusal('updatePicture', { id: ada.id, body })

test('a picture is stored together with the profile changes that came with it [7.1.1]', async () => {
  const user = await save({ first_name: 'Grace', profile_image: await aPictureUrl() })
  const { hash } = await db.read.image.findFirstOrThrow()
  expect(user).toMatchObject({ firstName: 'Grace', profileImage: `/api/images/${hash}`, wallet: 999.99 })
  expect(await ada.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
})

describe('a profile picture may be an address [5.7.1]', () => {
  test.each(['https://example.com/me.png', 'http://example.com/me', 'ftp://example.com/me.gif', '/images/ada.webp'])(
    '%s',
    async (address) => {
      expect((await save({ profile_image: address })).profileImage).toBe(address)
    },
  )

  test('an empty address removes the picture', async () => {
    await save({ profile_image: '/images/ada.webp' })
    expect((await save({ profile_image: '' })).profileImage).toBe('')
  })

  test('the picture stays when the body does not name one', async () => {
    await save({ profile_image: '/images/ada.webp' })
    expect((await save({ first_name: 'Grace' })).profileImage).toBe('/images/ada.webp')
  })
})

describe('a profile picture that is not valid is refused at its field', () => {
  const ADDRESS = 'Picture must be a valid URL'
  const FILE = 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture'

  test.each([
    ['me.png', ADDRESS],
    ['javascript:alert(1)', ADDRESS],
    ['http://localhost:3000/api/auth/logout', ADDRESS],
    [7, ADDRESS],
    ['data:image/svg+xml;base64,PHN2Zy8+', FILE],
    ['data:text/html;base64,PGgxPg==', FILE],
    ['data:image/png;base64,aGk=', 'This file is not a picture that we can read'],
  ])('%j', async (image, text) => {
    expect(await refusal({ profile_image: image })).toEqual({
      status: 400,
      message: text,
      errors: { profile_image: text },
    })
    expect(await refusal({ profileImage: image })).toMatchObject({ errors: { profileImage: text } })
  })
})

test('a refused profile change stores no picture', async () => {
  await addCustomer({ email: 'bob@example.com' })
  const body = { email: 'bob@example.com', profile_image: await aPictureUrl() }
  expect(await refusal(body)).toMatchObject({ status: 409 })
  expect(await db.read.image.count()).toBe(0)
})

test('a body of more than 6 MiB is refused [7.2.2]', async () => {
  const told = await refusal({ profile_image: `data:image/png;base64,${'A'.repeat(6_300_000)}` })
  expect(told).toMatchObject({ status: 413 })
})
