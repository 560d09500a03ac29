import { expect, test } from 'vitest'
import { findOnMenu } from './find-on-menu'

const MENU = [
  { name: 'Phở bò', description: 'Beef and rice noodles', dietary: 'gluten_free' },
  { name: 'Crème brûlée', description: "The cook's own", dietary: 'vegetarian gluten_free' },
  { name: 'Bread', description: 'With rice flour', dietary: '' },
]

test.each([
  ['pho', ['Phở bò']],
  ['BRULEE creme', ['Crème brûlée']],
  ['rice', ['Phở bò', 'Bread']],
  ['cooks', ['Crème brûlée']],
  ['gluten-free', ['Phở bò', 'Crème brûlée']],
  ['veg own', ['Crème brûlée']],
  ['rice cream', []],
  ['oodles', []],
  [' ?! ', ['Phở bò', 'Crème brûlée', 'Bread']],
])('%j finds %j on a menu [4.21.10]', (text, names) => {
  expect(findOnMenu(MENU, text).map(({ name }) => name)).toEqual(names)
})
