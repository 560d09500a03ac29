import { describe, expect, test } from 'vitest'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import { orderableAt } from './served-times'
import { UNTIL_CHANGED } from './sold-out'

const timeZone = 'America/New_York'
const weekOf = (text: string | null) => {
  const week = text === null ? null : readHours(text)
  return week && storedWeek(week)
}
const hoursOf = (text: string, daysOff = '') => ({ openingWeek: weekOf(text) ?? '', daysOff, timeZone })

/** An instant of November 2026 in New York, which is five hours behind UTC then; the 21st is a Saturday. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00.000-05:00`)
const utc = (text: string) => new Date(`${text}:00.000Z`)

type Facts = { own?: string | null; hours?: string; daysOff?: string; slot?: Date; mark?: Date }

function from(now: Date, { own = null, hours = '10:00-22:00', daysOff, slot, mark }: Facts): Date | null {
  const item = { soldOutUntil: mark ?? null, servedWeek: weekOf(own) }
  const askAt = orderableAt(hoursOf(hours, daysOff), { now, slot })
  // Asked again, it answers the same.
  expect(askAt(item)).toEqual(askAt(item))
  return askAt(item)
}

const LUNCH = 'Mon-Fri 11:00-14:30'

describe('an item can be ordered within its times [4.34.2]', () => {
  test.each<[string, Date, Facts, Date | null]>([
    ['without times at any time', at('03:00'), {}, null],
    ['before its times from their beginning', at('10:59'), { own: LUNCH }, at('11:00')],
    ['from the first minute', at('11:00'), { own: LUNCH }, null],
    ['to the last minute', at('14:29'), { own: LUNCH }, null],
    ['from the next time at its end', at('14:30'), { own: LUNCH }, at('11:00', 23)],
    ['from Monday on a weekend', at('12:00', 21), { own: LUNCH }, at('11:00', 23)],
    ['on a day off of its restaurant not', at('10:59'), { own: LUNCH, daysOff: '2026-11-20 Gala' }, at('11:00', 23)],
    ['with hours nobody can read by its own times', at('10:59'), { own: LUNCH, hours: 'ask us' }, at('11:00')],
    ['only while its restaurant is open', at('09:00'), { own: 'Fri 8:00 AM-11:00 AM; Sat 12:00 PM-1:00 PM' }, null],
    [
      'not at a time of its own on a day without opening',
      at('12:00'),
      { own: 'Fri 08:00-11:00; Sat 12:00-13:00', hours: 'Mon-Fri 10:00-22:00' },
      at('10:00', 27),
    ],
    [
      'with hours nobody can read on days off too',
      at('10:59'),
      { own: LUNCH, hours: 'ask us', daysOff: '2026-11-20 Gala' },
      at('11:00'),
    ],
    ['by its own times when these are never open', at('12:00'), { own: 'Fri 08:00-09:00' }, at('08:00', 27)],
  ])('%s', (_, now, facts, expected) => {
    expect(from(now, facts)).toEqual(expected)
  })
})

describe('times past midnight and changes of the clock [4.34.2]', () => {
  const NIGHT = { hours: '17:00-03:00', own: '22:00-02:00' }
  test.each<[string, Date, Facts, Date | null]>([
    ['before midnight', at('23:30'), NIGHT, null],
    ['after midnight', at('01:59'), NIGHT, null],
    ['at their end', at('02:00'), NIGHT, at('22:00')],
    ['after midnight of one day', at('01:00', 21), { ...NIGHT, own: 'Fri 22:00-02:00' }, null],
    ['not the night after', at('01:00', 22), { ...NIGHT, own: 'Fri 22:00-02:00' }, at('22:00', 27)],
    ['early times in a night that began before', at('01:00', 21), { ...NIGHT, own: 'Sat 00:00-02:00' }, null],
    ['from Sunday to Monday', at('01:00', 23), { ...NIGHT, own: 'Mon 00:00-02:00' }, null],
    ['in a night that began before a day off', at('01:00', 21), { ...NIGHT, daysOff: '2026-11-21 Gala' }, null],
    // Clocks go back at 6:00 UTC on November 1, and forward at 7:00 UTC on March 14, 2027: both are Sundays.
    ['after clocks went back', utc('2026-11-01T15:59'), { own: '11:00-14:30' }, utc('2026-11-01T16:00')],
    ['in the hour that comes twice', utc('2026-11-01T06:30'), { ...NIGHT, own: '01:00-02:00' }, null],
    ['before clocks went back', utc('2026-10-31T14:59'), { own: '11:00-14:30' }, utc('2026-10-31T15:00')],
    ['after clocks went forward', utc('2027-03-14T14:59'), { own: '11:00-14:30' }, utc('2027-03-14T15:00')],
    [
      'in an hour that is left out not that night',
      utc('2027-03-14T06:30'),
      { ...NIGHT, own: '02:00-03:00' },
      utc('2027-03-15T06:00'),
    ],
  ])('%s', (_, now, facts, expected) => {
    expect(from(now, facts)).toEqual(expected)
  })
})

describe('the time that an order is for counts [4.34.3]', () => {
  test.each<[string, Date, Facts, Date | null]>([
    ['the opening of a closed restaurant', at('23:00', 19), { own: LUNCH, hours: '11:00-22:00' }, null],
    ['and not now', at('23:00', 20), { own: LUNCH, hours: '11:00-22:00' }, at('11:00', 23)],
    ['an opening before its times', at('09:00'), { own: LUNCH, hours: '10:00-22:00' }, at('11:00')],
    ['a slot within', at('20:00', 19), { own: LUNCH, slot: at('12:00') }, null],
    ['a slot at the beginning', at('20:00', 19), { own: LUNCH, slot: at('11:00') }, null],
    ['a slot at the end', at('20:00', 19), { own: LUNCH, slot: at('14:30') }, null],
    ['a slot outside', at('12:00'), { own: LUNCH, slot: at('15:00') }, at('11:00', 23)],
    ['a slot at the closing time', at('12:00'), { own: '17:00-22:00', slot: at('22:00') }, null],
  ])('%s', (_, now, facts, expected) => {
    expect(from(now, facts)).toEqual(expected)
  })
})

describe('a sold-out mark counts too [4.34.3]', () => {
  test.each<[string, Date, Facts, Date | null]>([
    ['alone', at('12:00'), { mark: at('13:00') }, at('13:00')],
    ['that has passed not', at('12:00'), { own: LUNCH, mark: at('12:00') }, null],
    ['until its end within the times', at('12:00'), { own: LUNCH, mark: at('13:00') }, at('13:00')],
    ['until the next time after its end', at('12:00'), { own: LUNCH, mark: at('16:00') }, at('11:00', 23)],
    ['before the times until they begin', at('09:00'), { own: LUNCH, mark: at('10:30') }, at('11:00')],
    ['without an end', at('12:00'), { own: LUNCH, mark: UNTIL_CHANGED }, UNTIL_CHANGED],
    ['for a slot as well', at('12:00'), { own: LUNCH, mark: at('13:00'), slot: at('12:30', 23) }, at('13:00')],
  ])('%s', (_, now, facts, expected) => {
    expect(from(now, facts)).toEqual(expected)
  })
})
