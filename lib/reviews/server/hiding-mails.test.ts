import { expect, test } from 'vitest'
import { aPictureUrl } from '@/tests/pictures'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import { type Account, addCustomer, addOperator, addRestaurant, addReview } from '@/tests/world'

let ada: Account
let operator: Account
let review: number

scene(async () => {
  ada = await addCustomer({ email: 'ada@example.com', phoneNumber: null })
  operator = await addOperator()
  review = (await addReview(ada, await addRestaurant({ over: { name: 'Corner Bistro' } }))).id
  await sentMails()
})

const reason = 'It insults <b>the cook</b>.'
const hide = () => operator.ask('hideReview', { id: review, body: { reason } })
const restore = () => operator.ask('restoreReview', { id: review, body: { reason: 'It is true' } })

test('the author of a hidden review gets one mail with what, why and where to answer, and one when it is back [4.38.10]', async () => {
  await Promise.all([hide(), hide()])
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your review of Corner Bistro was hidden' })
  expect(mail?.text).toContain(`Reason: ‘${reason}’`)
  expect(mail?.text).toContain('You can answer once, where your reviews are.')
  expect(mail?.text).toContain('/reviews')
  await Promise.all([restore(), restore()])
  expect(await sentMails()).toMatchObject([
    { to: 'ada@example.com', subject: 'Your review of Corner Bistro is shown again' },
  ])
})

test('each of those who uploaded a hidden picture gets the mails [4.38.10]', async () => {
  const bo = await addCustomer({ email: 'bo@example.com', phoneNumber: null })
  const image = await aPictureUrl()
  const { hash } = await ada.call('uploadImage', { body: { image } })
  await bo.call('uploadImage', { body: { image } })
  await operator.call('hidePicture', { body: { hash, reason } })
  const hidden = await sentMails()
  expect(hidden.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'bo@example.com'])
  expect(hidden[0]).toMatchObject({
    subject: 'A picture that you uploaded was hidden',
    text: expect.stringContaining('on the screen of your account'),
  })
  await operator.call('restorePicture', { body: { hash, reason } })
  expect((await sentMails()).map(({ subject }) => subject)).toEqual(
    Array(2).fill('A picture that you uploaded is shown again'),
  )
})

test('a mail that is no longer true when it is sent is not sent [4.38.10]', async () => {
  await hide()
  await restore()
  expect((await sentMails()).map(({ subject }) => subject)).toEqual(['Your review of Corner Bistro is shown again'])
  await hide()
  await ada.call('deleteReview', { id: review })
  expect(await sentMails()).toEqual([])
})
