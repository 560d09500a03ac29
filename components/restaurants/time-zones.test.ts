import { expect, test } from 'vitest'
import { knownTimeZone } from '@/lib/zoned-time'
import { timeZoneOptions } from './time-zones'

test('every zone that the form offers is valid', () => {
  for (const { value } of timeZoneOptions('')) expect(knownTimeZone(value)).toBe(value)
})

test('the zone of the restaurant is among those offered', () => {
  expect(timeZoneOptions('America/Chicago')).toEqual(timeZoneOptions(''))
  expect(timeZoneOptions('Europe/Isle_of_Man')[0]).toEqual({ value: 'Europe/Isle_of_Man', label: 'Europe/Isle of Man' })
})
