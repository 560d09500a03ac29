import { expect, test } from 'vitest'
import { splitName } from './person-name'

test.each([
  ['Ada', 'Ada', ''],
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Augusta Ada King Lovelace', 'Augusta', 'Lovelace'],
  ['  Ada   Lovelace  ', 'Ada', 'Lovelace'],
  ['Ada\tLovelace', 'Ada', 'Lovelace'],
  ['Jean-Luc', 'Jean-Luc', ''],
  ['', '', ''],
  ['   ', '', ''],
])('%o is first name %o and last name %o', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
