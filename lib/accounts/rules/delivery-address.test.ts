import { describe, expect, test } from 'vitest'
import { formatAddress, hasAddress, parseAddress } from './delivery-address'

const home = { address: '12 Mercer Street', city: 'New York', state: 'NY', zip: '10013' }

describe('an address has four parts between commas [5.2.1]', () => {
  test.each([
    '12 Mercer Street, New York, NY, 10013',
    '12 Mercer Street,New York,NY,10013',
    '  12 Mercer Street ,  New York , NY , 10013  ',
    '12 Mercer Street, New York, NY 10013',
    '12 Mercer Street, New York NY 10013',
    '12 Mercer Street, New York, ny, 10013, USA.',
  ])('%o', (line) => {
    expect(parseAddress(line)).toEqual(home)
  })

  test.each([
    ['350 5th Ave, Apt 4, New York NY 10118-0110', ['350 5th Ave Apt 4', 'New York', 'NY', '10118-0110']],
    ['1 High Street, Oxford, Oxfordshire, OX1 4AA', ['1 High Street', 'Oxford', 'Oxfordshire', 'OX1 4AA']],
  ])('%s is read as people mean it [5.2.1]', (line, parts) => {
    expect(Object.values(parseAddress(line) ?? {})).toEqual(parts)
  })

  test.each([
    '',
    '12 Mercer Street',
    '12 Mercer Street New York NY 10013',
    '12 Mercer Street, New York 10013',
    '12 Mercer Street, Apt 4, New York, New York, 10013',
    '12 Mercer Street, New York, NY, ',
    ', New York, NY, 10013',
    '12 Mercer Street, , NY, 10013',
    '12 Mercer Street, , New York NY 10013',
    ',,,',
  ])('%o has not four parts', (line) => {
    expect(parseAddress(line)).toBeNull()
  })
})

test('an address is shown as one line', () => {
  expect(formatAddress(home)).toBe('12 Mercer Street, New York, NY, 10013')
  expect(parseAddress(formatAddress(home))).toEqual(home)
  expect(formatAddress({ address: '', city: '', state: '', zip: '' })).toBe('')
})

test('an account has an address when it has a street', () => {
  expect(hasAddress(home)).toBe(true)
  expect(hasAddress({ address: '' })).toBe(false)
})
