import { expect, test } from 'vitest'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import type { Thing } from '@/lib/reports/rules'
import { dismissReports, setHidden } from '@/lib/reports/server/acts'
import { answerHiding, report } from '@/lib/reports/server/commands'
import { deleteReview, updateReview } from '@/lib/reviews/server/commands'
import { aPictureUrl } from './pictures'
import { type Act, db, ROUNDS, race } from './race'
import { scene } from './scene'
import { type Account, addCustomer, addRestaurant, addReview } from './world'

let ada: Account
let bo: Account
let review: { kind: 'review'; id: number }
let picture: { kind: 'picture'; id: string }

const restore = scene(async () => {
  ada = await addCustomer({ email: 'ada@example.com' })
  bo = await addCustomer()
  const restaurant = await addRestaurant()
  review = { kind: 'review', id: (await addReview(ada, restaurant, { restaurant_rating: 2 })).id }
  await addReview(bo, restaurant, { restaurant_rating: 5 })
  const { hash } = await ada.call('uploadImage', { body: { image: await aPictureUrl() } })
  picture = { kind: 'picture', id: hash }
})

const reason = 'An insult'
const set =
  (thing: () => Exclude<Thing, { kind: 'restaurant' }>, hidden: boolean): Act =>
  (deps) =>
    setHidden({ thing: thing(), hidden, reason }, deps)
const hide = set(() => review, true)
const show = set(() => review, false)
const hidePicture = set(() => picture, true)
const dismiss: Act = (deps) => dismissReports({ thing: review }, deps)
const complain: Act = (deps) => report({ userId: bo.id, thing: review, reason }, deps)
const remove: Act = (deps) => deleteReview({ reviewId: review.id, actorId: ada.id }, deps)
const change: Act = (deps) => updateReview({ reviewId: review.id, actorId: ada.id, restaurantRating: 1 }, deps)
const answer: Act = (deps) => answerHiding({ userId: ada.id, thing: review, text: 'It is true' }, deps)
const now = (act: Act) => act({ db, now: new Date() })

const RACES: [title: string, run: () => Promise<string[]>, outcomes: string[][]][] = [
  ['three operators who hide a review', () => race(hide, hide, hide).then(sorted), [['conflict', 'conflict', 'done']]],
  [
    'three who hide a picture',
    () => race(hidePicture, hidePicture, hidePicture).then(sorted),
    [['conflict', 'conflict', 'done']],
  ],
  [
    'two who show it again',
    () =>
      now(hide)
        .then(() => race(show, show))
        .then(sorted),
    [['conflict', 'done']],
  ],
  [
    'one who hides and one who shows',
    () => race(hide, show),
    [
      ['done', 'done'],
      ['done', 'conflict'],
    ],
  ],
  [
    'one who hides while the author deletes',
    () => race(hide, remove),
    [
      ['done', 'done'],
      ['not_found', 'done'],
    ],
  ],
  [
    'one who hides while the author changes the stars',
    () => race(hide, change),
    [
      ['done', 'done'],
      ['done', 'conflict'],
    ],
  ],
  [
    'one who shows while the author deletes',
    () => now(hide).then(() => race(show, remove)),
    [
      ['done', 'done'],
      ['not_found', 'done'],
    ],
  ],
  [
    'one who shows while the author answers',
    () => now(hide).then(() => race(show, answer)),
    [
      ['done', 'done'],
      ['done', 'not_found'],
    ],
  ],
  [
    'one who hides while somebody reports',
    () => race(hide, complain),
    [
      ['done', 'done'],
      ['done', 'not_found'],
    ],
  ],
  [
    'one who hides and one who dismisses',
    () => now(complain).then(() => race(hide, dismiss)),
    [
      ['done', 'done'],
      ['done', 'conflict'],
    ],
  ],
  ['three reports of one person', () => race(complain, complain, complain), [['done', 'done', 'done']]],
]
const sorted = (outcomes: string[]) => outcomes.toSorted()

test.each(RACES)('%s [4.38.3, 4.38.5]', async (_, run, outcomes) => {
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await restore()
    expect(outcomes).toContainEqual(await run())
    // A thing is hidden as its row says, its reports are closed then, and nobody reports it twice.
    const hidings = await db.read.hiding.findMany({ where: { reviewId: { not: null } }, select: { reviewId: true } })
    const hidden = await db.read.review.findMany({ where: { hidden: true }, select: { id: true } })
    expect(hidings.map(({ reviewId }) => reviewId)).toEqual(hidden.map(({ id }) => id))
    expect(await db.read.report.count({ where: { closedAt: null, review: { hidden: true } } })).toBe(0)
    expect(await db.read.report.count()).toBeLessThanOrEqual(1)
    const { findings } = await checkLedger({ db })
    expect(findings.filter(({ rule }) => rule !== 'audit')).toEqual([])
  }
})
