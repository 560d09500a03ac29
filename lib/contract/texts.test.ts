import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_TEXTS } from './error-texts'
import { TEXTS } from './texts'

/** Texts that the specification does not give, which may change freely. */
const OWN = [
  'ownReview',
  'orderMoved',
  'notCancelable',
  'tooManyOrders',
  'closed',
  'ownMatter',
  'loginRequired',
  'guestRefused',
  'invalidCredentials',
  'unavailable',
  'notAllowed',
]

test('the texts are those of the specification, to the letter [8.1.1]', () => {
  const document = readFileSync('docs/specification.md', 'utf8')
  const ours = Object.entries({ ...TEXTS, ...ERROR_TEXTS }).filter(([name]) => !OWN.includes(name))
  expect(ours).toHaveLength(49)
  expect(ours.filter(([, text]) => !document.includes(`'${text}'`))).toEqual([])
})
