import { describe, expect, test } from 'vitest'
import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { hashPassword } from '@/lib/accounts/server/password'
import { db } from '@/lib/db/client'
import { insertRows } from '@/lib/db/insert-rows'
import { withdrawRequests } from '@/lib/orders/server/help'
import { removeUnusedPictures } from '@/lib/pictures/server/stored-pictures'
import { browseReviews, countStars } from '@/lib/reviews/server/queries'
import { Browser } from '@/tests/api'
import { restaurantColumns } from '@/tests/builders'
import { aPictureUrl } from '@/tests/pictures'
import { everything, scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOperator,
  addOrder,
  addRestaurant,
  addReview,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let bo: Account
let restaurant: Restaurant
let operator: Account
let review: number

scene(async () => {
  ada = await addCustomer()
  bo = await addCustomer()
  restaurant = await addRestaurant()
  operator = await addOperator()
  review = (await addReview(ada, restaurant, { restaurant_rating: 2 })).id
  await addReview(bo, restaurant, { restaurant_rating: 5 })
})

const reason = 'An insult'
const report = (who: Account, kind: string, id: unknown) => who.ask('report', { body: { kind, id, reason } })
const hide = (id = review) => operator.call('hideReview', { id, body: { reason } })
const restore = (id = review) => operator.call('restoreReview', { id, body: { reason: 'It is true' } })
const of = () => ({ restaurantId: restaurant.id })
const rated = async () => {
  const found = await db.read.restaurant.findUniqueOrThrow({ where: { id: restaurant.id } })
  return [found.ratingTenths, found.reviewCount]
}
const upload = async (who: Account, color = '#123456') =>
  who.call('uploadImage', { body: { image: await aPictureUrl('png', { color }) } })

describe('a report', () => {
  test('of a review, a restaurant or a picture waits for the operators, grouped by thing [4.38.1, 4.38.2]', async () => {
    const { hash } = await upload(ada)
    await report(bo, 'restaurant', restaurant.id)
    await report(bo, 'review', review)
    await report(restaurant.owner, 'review', review)
    await report(bo, 'picture', hash)
    const { waiting, hasMore } = await operator.call('getReports')
    expect(hasMore).toBe(false)
    expect(
      waiting.map(({ kind, id, count, by, reasons }) => [kind, id, count, by, reasons.map((one) => one.reason)]),
    ).toEqual([
      ['restaurant', restaurant.id, 1, 'Ada', [reason]],
      ['review', review, 2, 'Ada', [reason, reason]],
      ['picture', hash, 1, 'Ada', [reason]],
    ])
    const { reports } = await operator.call('getOverview')
    expect(reports).toEqual({ count: 4, since: waiting[0]?.since })
  })

  test('is one for each thing and person: a double click answers the first [4.38.1]', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => report(bo, 'review', review)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await db.read.report.count()).toBe(1)
  })

  test('of what is one’s own is refused [4.38.1]', async () => {
    const { hash } = await upload(ada)
    const before = await everything()
    for (const answer of [
      await report(ada, 'review', review),
      await report(ada, 'picture', hash),
      await report(restaurant.owner, 'restaurant', restaurant.id),
    ]) {
      expect([answer.status, Object(answer.body).message]).toEqual([403, 'You cannot report what is your own.'])
    }
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['review', 999, 404],
    ['restaurant', 999, 404],
    ['picture', 'ab'.repeat(32), 404],
    ['picture', 1, 400],
    ['picture', 'AB'.repeat(32), 400],
    ['picture', `${'ab'.repeat(31)}/x`, 400],
    ['review', 'ab'.repeat(32), 400],
    ['review', '1', 400],
    ['review', 1.5, 400],
    ['review', 0, 400],
    ['review', -1, 400],
    ['review', 1e15, 400],
    ['restaurant', null, 400],
    ['person', 1, 400],
  ])('of %s %s answers %i [4.38.1]', async (kind, id, status) => {
    expect((await report(bo, kind, id)).status).toBe(status)
    expect(await db.read.report.count()).toBe(0)
  })

  test.each([undefined, '', '  ', 'x'.repeat(501), 7])('with the reason %s is refused [4.38.1]', async (words) => {
    expect((await bo.ask('report', { body: { kind: 'review', id: review, reason: words } })).status).toBe(400)
  })

  test('of somebody who reports 20 things a day is taken, of more only the next day [4.38.1]', async () => {
    const [createdAt, updatedAt] = [new Date(), new Date()]
    const ids = Array.from({ length: 25 }, (_, at) => 1_000 + at)
    const rows = ids.map((id) => ({ id, ownerId: ada.id, name: 'Bistro', ...restaurantColumns, createdAt, updatedAt }))
    await db.write((tx) => insertRows(tx, 'Restaurant', rows))
    const answers = await Promise.all(ids.map((id) => report(bo, 'restaurant', id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(await db.read.report.count()).toBe(20)
    const again = ids[answers.findIndex(({ status }) => status === 201)]
    expect((await report(bo, 'restaurant', again)).status).toBe(201)
    await db.write((tx) => tx.report.updateMany({ data: { at: new Date(Date.now() - 86_400_000) } }))
    expect((await report(bo, 'review', review)).status).toBe(201)
  })

  test('that was dismissed stays closed; others can report the thing again [4.38.2]', async () => {
    await report(bo, 'review', review)
    const dismiss = () => operator.ask('dismissReports', { body: { kind: 'review', id: review, reason: 'An opinion' } })
    expect((await dismiss()).status).toBe(200)
    expect((await dismiss()).status).toBe(409)
    expect((await report(bo, 'review', review)).status).toBe(201)
    expect((await operator.call('getReports')).waiting).toEqual([])
    await report(restaurant.owner, 'review', review)
    expect((await operator.call('getReports')).waiting).toMatchObject([{ id: review, count: 1 }])
  })

  test('shows at most 25 things, those that have waited longest, with five reasons each [4.38.2]', async () => {
    const [createdAt, updatedAt] = [new Date(), new Date()]
    const ids = Array.from({ length: 26 }, (_, at) => 1_000 + at)
    const rows = ids.map((id) => ({ id, ownerId: ada.id, name: 'Bistro', ...restaurantColumns, createdAt, updatedAt }))
    const people = Array.from({ length: 7 }, (_, at) => ({
      id: 900 + at,
      firstName: 'Cy',
      createdAt,
      lastActiveAt: createdAt,
    }))
    const reports = ids
      .toReversed()
      .map((restaurantId, at) => ({ userId: bo.id, restaurantId, reason, at: new Date(at) }))
    const ofOne = people.map(({ id: userId }) => ({ userId, reviewId: review, reason, at: new Date(0) }))
    await db.write(async (tx) => {
      await insertRows(tx, 'Restaurant', rows)
      await insertRows(tx, 'User', people)
      await insertRows(tx, 'Report', reports)
      await insertRows(tx, 'Report', ofOne)
    })
    const { waiting, hasMore } = await operator.call('getReports')
    expect(hasMore).toBe(true)
    expect(waiting).toHaveLength(25)
    expect(waiting.find(({ kind }) => kind === 'review')).toMatchObject({
      count: 7,
      reasons: Array(5).fill({ reason }),
    })
    expect(waiting.map(({ id }) => id)).not.toContain(ids[0])
  })
})

describe('a hidden review', () => {
  test('is in no list, count, rating or page, and its reports are closed [4.38.3]', async () => {
    await report(bo, 'review', review)
    expect(await rated()).toEqual([35, 2])
    await hide()
    expect(await rated()).toEqual([50, 1])
    const listed = await new Browser().call('listRestaurantReviews', { id: restaurant.id })
    expect(listed.map(({ id }) => id)).not.toContain(review)
    expect((await browseReviews({ of: of(), page: 1 }, { db })).total).toBe(1)
    expect(await countStars(restaurant.id, { db })).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 })
    const { figures } = await restaurant.owner.call('getInsight', { id: restaurant.id, query: { period: 'today' } })
    expect(figures.rating).toBe(5)
    expect(await operator.call('getReports')).toMatchObject({
      waiting: [],
      hidden: [{ id: review, hidden: { reason } }],
    })
    expect((await report(restaurant.owner, 'review', review)).status).toBe(404)
    expect((await bo.ask('deleteReview', { id: review })).status).toBe(404)
  })

  test('outdates kept answers in every process, and so does its restoration [4.38.3]', async () => {
    const versions = [db.contentVersion()?.catalog]
    for (const act of [hide, restore]) {
      await act()
      versions.push(db.contentVersion()?.catalog)
    }
    expect(new Set(versions).size).toBe(3)
  })

  test('takes no reply, and keeps the one it has for later [4.38.3]', async () => {
    const reply = (text: string) => restaurant.owner.ask('replyToReview', { id: review, body: { text } })
    await reply('Thank you')
    await hide()
    expect([(await reply('Liar')).status, (await restaurant.owner.ask('deleteReply', { id: review })).status]).toEqual([
      404, 404,
    ])
    await restore()
    const listed = await new Browser().call('listRestaurantReviews', { id: restaurant.id })
    expect(listed.find(({ id }) => id === review)?.reply?.text).toBe('Thank you')
  })

  test('shows its author the reason and takes one answer, which the operator reads [4.38.4]', async () => {
    await hide()
    const answer = (text: string) => ada.ask('answerHiddenReview', { id: review, body: { text } })
    expect((await ada.call('listMyReviews'))[0]).toMatchObject({
      id: review,
      hidden: { reason, answer: '', answeredAt: null },
    })
    const [first, second] = await Promise.all([answer('It is true'), answer('It is a lie')])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const [shown] = (await operator.call('getReports')).hidden
    expect(shown?.hidden?.answer).toBe(Object(first.status === 200 ? first.body : second.body).hidden.answer)
    expect((await bo.call('listMyReviews'))[0]).toMatchObject({ hidden: null })
  })

  test('is not changed by its author, who may delete it; the rating stays that of the others [4.38.4]', async () => {
    await hide()
    expect((await ada.ask('updateReview', { id: review, body: { restaurant_rating: 1 } })).status).toBe(409)
    await ada.call('deleteReview', { id: review })
    expect(await rated()).toEqual([50, 1])
    expect(await db.read.hiding.count()).toBe(0)
  })

  test('is hidden once and restored once, also by two operators at a time [4.38.5]', async () => {
    const again = () => operator.ask('hideReview', { id: review, body: { reason } })
    expect((await Promise.all([again(), again()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rated()).toEqual([50, 1])
    const back = () => operator.ask('restoreReview', { id: review, body: { reason } })
    expect((await Promise.all([back(), back()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rated()).toEqual([35, 2])
    expect(await db.read.auditEntry.findMany({ select: { act: true, before: true, after: true } })).toEqual([
      {
        act: 'review.hide',
        before: '{"hidden":0,"reports":0,"ratingTenths":35,"reviewCount":2}',
        after: '{"hidden":1,"reports":0,"ratingTenths":50,"reviewCount":1}',
      },
      expect.objectContaining({ act: 'review.restore' }),
    ])
  })

  test('is hidden by a retry with the same Idempotency-Key once, with the same answer [4.38.5]', async () => {
    const send = () => operator.ask('hideReview', { id: review, body: { reason }, idempotencyKey: 'hide-7' })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).toBe(first.text)
    expect(await db.read.auditEntry.count()).toBe(1)
  })
})

describe('a hidden picture', () => {
  const see = (who: Account | Browser, hash: string) => who.send('GET', `/api/images/${hash}`)

  test('is there for operators and its uploaders only, and nothing refers to it [4.38.6]', async () => {
    const { hash, url } = await upload(restaurant.owner)
    const { id: item } = restaurant.items[0] ?? { id: 0 }
    await restaurant.owner.call('updateRestaurant', { id: restaurant.id, body: { storeImage: url } })
    await restaurant.owner.call('updateMenuItem', { id: item, body: { food_image: url } })
    await report(bo, 'picture', hash)
    const before = await everything()

    await operator.call('hidePicture', { body: { hash, reason } })
    const hiddenPath = `/images/hidden/${hash}.webp`
    expect((await bo.call('getMenuItem', { id: item })).food_image).toBe(hiddenPath)
    expect((await bo.call('getRestaurant', { id: restaurant.id })).restaurant.storeImage).toBe(hiddenPath)
    const statuses = [new Browser(), bo, restaurant.owner, operator].map(async (who) => (await see(who, hash)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200])
    expect((await see(operator, hash)).headers.get('cache-control')).toBe('private, no-store')
    expect((await report(ada, 'picture', hash)).status).toBe(404)
    // Its owner may save the form as it is.
    await restaurant.owner.call('updateMenuItem', { id: item, body: { food_image: hiddenPath } })

    const { id: order } = await addOrder(bo, restaurant)
    await removeUnusedPictures({ db, now: new Date() })
    await removeUnusedPictures({ db, now: new Date(Date.now() + 2 * 86_400_000) })
    await operator.call('restorePicture', { body: { hash, reason: 'It is fine' } })
    expect((await see(new Browser(), hash)).headers.get('cache-control')).toContain('immutable')
    const lines = await db.read.orderItem.findMany({ where: { orderId: order }, orderBy: { id: 'asc' } })
    expect(lines[0]?.foodImage).toBe(url)
    const same = ['Image', 'Restaurant', 'User', 'Review', 'ImageUpload']
    const kept = (rows: Awaited<ReturnType<typeof everything>>) => rows.filter(({ table }) => same.includes(table))
    expect(kept(await everything())).toEqual(kept(before))
  })

  test('is answered once by an account that uploaded it [4.38.6]', async () => {
    const { hash } = await upload(ada)
    const answer = (who: Account) => who.ask('answerHiddenPicture', { body: { hash, text: 'It is mine' } })
    expect((await answer(ada)).status).toBe(404)
    await operator.call('hidePicture', { body: { hash, reason } })
    expect([(await answer(bo)).status, (await answer(ada)).status, (await answer(ada)).status]).toEqual([404, 200, 409])
    const { hidden } = await operator.call('getReports')
    expect(hidden).toMatchObject([{ kind: 'picture', id: hash, by: 'Ada', hidden: { answer: 'It is mine' } }])
  })

  test('that does not exist is not hidden [4.38.6]', async () => {
    const answer = await operator.ask('hidePicture', { body: { hash: 'ab'.repeat(32), reason } })
    expect([answer.status, Object(answer.body).message]).toEqual([404, 'Picture not found'])
  })
})

test('reports and answers are in the download of one’s data, and go with the account [4.38.7]', async () => {
  const password = 'the password of ada'
  const passwordHash = await hashPassword(password)
  await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { passwordHash } }))
  const { hash } = await upload(ada)
  await report(ada, 'restaurant', restaurant.id)
  await hide()
  await operator.call('hidePicture', { body: { hash, reason } })
  await ada.call('answerHiddenReview', { id: review, body: { text: 'It is true' } })
  await ada.call('answerHiddenPicture', { body: { hash, text: 'It is mine' } })
  const data = await ada.call('getPersonalData', { id: ada.id })
  expect(data.reviews).toMatchObject([{ hidden: { reason, answer: 'It is true' } }])
  expect(data.pictures).toMatchObject([{ hidden: { reason, answer: 'It is mine' } }])
  expect(data.reports).toMatchObject([{ restaurantId: restaurant.id, reviewId: null, picture: null, reason }])
  await db.write((tx) => tx.order.updateMany({ data: { closedAt: new Date(), stage: 'delivered', dueAt: null } }))
  await deleteAccount({ userId: ada.id, password }, { db, now: new Date(), withdrawRequests })
  expect(await db.read.report.count()).toBe(0)
  expect(await db.read.hiding.findMany({ select: { answer: true } })).toEqual([{ answer: '' }, { answer: '' }])
  expect((await operator.call('getReports')).hidden.map(({ by }) => by).toSorted()).toEqual(['Former customer', null])
})
