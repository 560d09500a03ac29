import { expect, test } from 'vitest'
import { lineKey, priceWith } from './chosen'
import {
  availableFrom,
  chosenOf,
  faultOfChoice,
  faultOfLimits,
  faultsOfChoices,
  faultsToday,
  isExhausted,
  ruleText,
  toggled,
} from './modifiers'

const NOW = new Date('2026-11-23T12:00:00.000Z')
const LATER = new Date('2026-11-23T12:00:00.001Z')
const modifier = (id: number, priceCents = 0, soldOutUntil: Date | null = null) => {
  return { id, name: `M${id}`, priceCents, soldOutUntil }
}
const group = (over: object = {}) => {
  return {
    id: 1,
    name: 'Size',
    prompt: '',
    min: 1,
    max: 1,
    modifiers: [modifier(1), modifier(2), modifier(3)],
    ...over,
  }
}

test.each([
  [0, 1, 1, null],
  [1, 1, 1, null],
  [0, 50, 50, null],
  [3, 3, 3, null],
  [2, 1, 3, { field: 'min', text: 'Min must not be above max' }],
  [0, 4, 3, { field: 'max', text: 'Max must not be above the number of modifiers' }],
  [5, 4, 3, { field: 'max', text: 'Max must not be above the number of modifiers' }],
])('of limits from %i to %i among %i modifiers, the fault is %j', (min, max, modifiers, fault) => {
  expect(faultOfLimits({ min, max }, modifiers)).toEqual(fault)
})

test.each([
  [{}, [], 'Please choose a Size'],
  [{ name: 'Extra' }, [], 'Please choose an Extra'],
  [{}, [9], 'Please choose a Size'],
  [{}, [2], null],
  [{}, [2, 9], null],
  [{}, [1, 2], 'Please choose at most 1 of Size'],
  [{ min: 2, max: 3 }, [3], 'Please choose at least 2 of Size'],
  [{ min: 2, max: 3 }, [3, 1], null],
  [{ prompt: 'Choose how big' }, [], 'Choose how big'],
  [{ prompt: 'Choose how big' }, [2], null],
  [{ prompt: 'Choose how big' }, [1, 2], 'Please choose at most 1 of Size'],
  [{ min: 0, max: 2 }, [], null],
  [{ min: 0, max: 2 }, [1, 2, 3], 'Please choose at most 2 of Size'],
])('of a group with %j, the choice %j has the fault %j [5.6.10]', (over, ids, fault) => {
  expect(faultOfChoice(group(over), ids)).toBe(fault)
})

test.each([
  [0, 1, 'Choose up to 1'],
  [0, 3, 'Choose up to 3'],
  [1, 1, 'Required'],
  [2, 2, 'Required. Choose 2'],
  [1, 3, 'Required. Choose 1 to 3'],
])('a group of %i to %i says %j', (min, max, text) => {
  expect(ruleText({ min, max })).toBe(text)
})

test.each([
  ['a radio button takes the place of the one before', {}, [9, 1], 2, [9, 2]],
  ['a radio button that is on stays on', {}, [1], 1, [1]],
  ['a checkbox is added', { min: 0, max: 2 }, [9, 1], 3, [9, 1, 3]],
  ['a checkbox is taken out', { min: 0, max: 2 }, [1, 3], 1, [3]],
  ['nothing is added at the limit', { min: 0, max: 2 }, [1, 3], 2, [1, 3]],
  ['one of several that are required can be taken out', { min: 1, max: 2 }, [1], 1, []],
  ['one at most can be taken out, too', { min: 0, max: 1 }, [1], 1, []],
])('%s', (_, over, ids, pressed, after) => {
  expect(toggled(group(over), ids, pressed)).toEqual(after)
})

test('a choice that sold out meanwhile is a fault, whatever its group takes', () => {
  const extras = group({ id: 2, name: 'Extras', min: 0, max: 2, modifiers: [modifier(4), modifier(5, 0, LATER)] })
  expect(faultsToday([group(), extras], [5], NOW)).toEqual([
    { groupId: 1, text: 'Please choose a Size' },
    { groupId: 2, text: 'M5 is sold out' },
  ])
  expect(faultsToday([group(), extras], [1, 5], LATER)).toEqual([])
})

test('the faults of several groups come in the order of the groups', () => {
  const groups = [group(), group({ id: 2, name: 'Side', modifiers: [modifier(4)] }), group({ id: 3, min: 0 })]
  expect(faultsOfChoices(groups, [4])).toEqual([{ groupId: 1, text: 'Please choose a Size' }])
  expect(faultsOfChoices(groups, []).map(({ groupId }) => groupId)).toEqual([1, 2])
})

test.each([
  [0, [LATER, LATER], false],
  [1, [LATER, NOW], false],
  [1, [LATER, null], false],
  [1, [LATER, LATER], true],
  [2, [null, LATER], true],
])('a group with min %i is exhausted or not: %j is %s', (min, until, exhausted) => {
  const modifiers = until.map((soldOutUntil, at) => modifier(at + 1, 0, soldOutUntil))
  expect(isExhausted(group({ min, modifiers }), NOW)).toBe(exhausted)
})

test('what was chosen stands in the order of groups and modifiers, whatever order it was chosen in [4.17.7]', () => {
  const groups = [group(), group({ id: 2, name: 'Extras', modifiers: [modifier(7, 150), modifier(5, 25)] })]
  const chosen = chosenOf(groups, [5, 7, 2])
  expect(chosen).toEqual([
    { id: 2, group: 'Size', name: 'M2', priceCents: 0 },
    { id: 7, group: 'Extras', name: 'M7', priceCents: 150 },
    { id: 5, group: 'Extras', name: 'M5', priceCents: 25 },
  ])
  expect(priceWith(1000, chosen)).toBe(1175)
  expect(priceWith(1000, [])).toBe(1000)
})

test('a line is known by its item and its modifiers, in any order', () => {
  expect(lineKey(1, [3, 12])).toBe(lineKey(1, [12, 3]))
  const keys = [
    lineKey(1, []),
    lineKey(1, [2]),
    lineKey(1, [2, 3]),
    lineKey(12, []),
    lineKey(12, [3]),
    lineKey(1, [23]),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  [0, [LATER], null],
  [1, [LATER, null], null],
  [1, [LATER, NOW], NOW],
  [1, [NOW, LATER], NOW],
  [2, [LATER, null, NOW], NOW],
  [2, [LATER, null], LATER],
  [3, [LATER, null], null],
])(
  'the %i required of a group whose modifiers are sold out until %j are there from %s [4.17.6]',
  (min, until, from) => {
    const modifiers = until.map((soldOutUntil, at) => modifier(at + 1, 0, soldOutUntil))
    expect(availableFrom(group({ min, modifiers }))).toEqual(from)
  },
)
