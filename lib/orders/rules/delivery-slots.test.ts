import { describe, expect, test } from 'vitest'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import {
  CHECKOUT_CLOSING_TIME,
  checkoutSlots,
  DEFAULT_CLOSING_TIME,
  deliverySlots,
  isCheckoutSlot,
  type SlotHours,
  servedSlots,
} from './delivery-slots'

const NEW_YORK = 'America/New_York'

type Question = Partial<SlotHours> & { now: Date; timeZone: string }

/** The slots of a restaurant whose hours cannot be read, unless a week is given. */
function slotDays({ now, ...hours }: Question) {
  return deliverySlots({ hours: { openingWeek: '', daysOff: '', closingTime: '', ...hours }, now })
}

/** The slots of each day as local times. */
function shown(question: Question): Record<string, string[]> {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: question.timeZone, hour: '2-digit', minute: '2-digit' })
  return Object.fromEntries(slotDays(question).map(({ day, slots }) => [day, slots.map((at) => clock.format(at))]))
}

/** A week as it is stored. */
const week = (text: string) => storedWeek(readHours(text) ?? [])

/** The instant of a time in New York in November (UTC-5). */
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00-05:00`)

const EVENING = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00']

test('there are seven days, today first [9.2.1]', () => {
  const days = slotDays({ now: at('12:00'), timeZone: NEW_YORK }).map(({ day }) => day)
  expect(days).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
})

test('later days start at 17:00 and end with the closing time itself [9.2.1]', () => {
  const slots = shown({ now: at('12:00'), timeZone: NEW_YORK, closingTime: '20:00' })
  expect(slots['2026-11-22']).toEqual(EVENING)
  expect(slots['2026-11-27']).toEqual(EVENING)
})

test('a restaurant without a closing time closes at 22:00, or at 20:00 where the checkout sets that default [9.2.4]', () => {
  expect([DEFAULT_CLOSING_TIME, CHECKOUT_CLOSING_TIME]).toEqual(['22:00', '20:00'])
  expect(shown({ now: at('12:00'), timeZone: NEW_YORK })['2026-11-22']?.at(-1)).toBe('22:00')
})

describe('the slots of today start at the next full hour [9.2.1]', () => {
  test.each([
    ['18:01', ['19:00', '19:30', '20:00']],
    ['18:59', ['19:00', '19:30', '20:00']],
    ['18:00', ['19:00', '19:30', '20:00']],
    ['17:59', ['18:00', '18:30', '19:00', '19:30', '20:00']],
    // At 19:00 the next full hour is the closing time: the day has none.
    ['19:00', []],
    ['19:30', []],
    ['20:00', []],
    ['23:59', []],
  ])('the slots start at the next full hour at %s', (time, slots) => {
    expect(shown({ now: at(time), timeZone: NEW_YORK, closingTime: '20:00' })['2026-11-21']).toEqual(slots)
  })

  test('the slots of today start in the morning, before the 17:00 of later days', () => {
    const today = shown({ now: at('09:15'), timeZone: NEW_YORK, closingTime: '12:00' })['2026-11-21']
    expect(today).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00'])
  })
})

describe('the closing time [9.2.3]', () => {
  test.each([
    ['17:30', ['17:00', '17:30']],
    ['17:45', ['17:00', '17:30']],
    ['17:00', []],
    ['16:59', []],
    ['06:00', []],
  ])('a closing time of %s gives a later day these slots', (closingTime, slots) => {
    expect(shown({ now: at('12:00'), timeZone: NEW_YORK, closingTime })['2026-11-22']).toEqual(slots)
  })

  test.each([
    ['00:00', ['23:00', '23:30', '00:00']],
    ['01:00', ['23:00', '23:30', '00:00', '00:30', '01:00']],
    ['01:15', ['23:00', '23:30', '00:00', '00:30', '01:00']],
  ])('a closing time of %s belongs to the evening before [9.2.3]', (closingTime, last) => {
    const slots = shown({ now: at('12:00'), timeZone: NEW_YORK, closingTime })
    expect(slots['2026-11-22']?.slice(0, 2)).toEqual(['17:00', '17:30'])
    expect(slots['2026-11-22']?.slice(-last.length)).toEqual(last)
  })

  test('a closing time after midnight gives today slots on the next calendar day', () => {
    const today = slotDays({ now: at('23:10'), timeZone: NEW_YORK, closingTime: '01:00' })[0]
    expect(today?.day).toBe('2026-11-21')
    expect(today?.slots).toEqual([at('00:00', '2026-11-22'), at('00:30', '2026-11-22'), at('01:00', '2026-11-22')])
  })
})

describe('daylight saving time', () => {
  test('the change to winter time leaves the slots at the same time of day', () => {
    // The clocks of New York went from UTC-4 to UTC-5 on 2026-11-01.
    const days = slotDays({ now: new Date('2026-10-31T16:00:00Z'), timeZone: NEW_YORK, closingTime: '20:00' })
    expect(days[0]?.slots[0]).toEqual(new Date('2026-10-31T17:00:00Z'))
    expect(days[1]?.slots[0]).toEqual(new Date('2026-11-01T22:00:00Z'))
    expect(days[1]?.slots).toHaveLength(7)
  })

  test('the change to summer time leaves the slots at the same time of day', () => {
    // From UTC-5 to UTC-4 on 2026-03-08.
    const days = slotDays({ now: new Date('2026-03-07T17:00:00Z'), timeZone: NEW_YORK, closingTime: '20:00' })
    expect(days[0]?.slots[0]).toEqual(new Date('2026-03-07T18:00:00Z'))
    expect(days[1]?.slots[0]).toEqual(new Date('2026-03-08T21:00:00Z'))
  })

  test('a change amid the slots gives no time that clocks skip and no slot twice', () => {
    // It is 01:30; the next full hour, 02:00, is skipped that night, and 03:00 is only half an hour away.
    const now = new Date('2026-03-08T06:30:00Z')
    const today = slotDays({ now, timeZone: NEW_YORK, closingTime: '06:00' })[0]
    const slots = today?.slots.map((slot) => slot.toISOString().slice(11, 16))
    expect(slots).toEqual(['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00'])
  })

  test('a change never gives a slot that is over', () => {
    for (let hour = 0; hour < 48; hour += 0.5) {
      for (const start of ['2026-03-07T20:00:00Z', '2026-10-31T20:00:00Z']) {
        const now = new Date(Date.parse(start) + hour * 3_600_000)
        const slots = slotDays({ now, timeZone: NEW_YORK, closingTime: '05:30' }).flatMap((day) => day.slots)
        expect(slots).not.toEqual([])
        expect(slots.filter((slot) => slot.getTime() <= now.getTime())).toEqual([])
      }
    }
  })
})

describe('today is the date at the restaurant [9.2.7]', () => {
  // The same instant is Saturday evening in New York and Sunday in Tokyo.
  const now = new Date('2026-11-21T23:20:00Z')

  test.each([
    [NEW_YORK, '2026-11-21', '19:00', '2026-11-22T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21', '16:00', '2026-11-22T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-22', '09:00', '2026-11-22T00:00:00.000Z'],
    ['UTC', '2026-11-22', '17:00', '2026-11-22T17:00:00.000Z'],
    // The zone is half an hour off the full hours of UTC.
    ['Asia/Kolkata', '2026-11-22', '05:00', '2026-11-21T23:30:00.000Z'],
  ])('today in %s', (timeZone, day, time, instant) => {
    const first = slotDays({ now, timeZone, closingTime: '22:00' }).find(({ slots }) => slots.length > 0)
    expect(first?.day).toBe(day)
    expect(first?.slots[0]?.toISOString()).toBe(instant)
    expect(shown({ now, timeZone, closingTime: '22:00' })[day]?.[0]).toBe(time)
  })
})

describe('a chosen instant', () => {
  const hours = { openingWeek: '', daysOff: '', timeZone: NEW_YORK, closingTime: '' }

  test.each([
    ['the first of today', at('19:00'), true],
    ['the last of today', at('20:00'), true],
    ['one that has passed', at('18:00'), false],
    ['one between two slots', at('19:15'), false],
    ['a millisecond beside a slot', new Date(at('19:00').getTime() + 1), false],
    ['one after the closing time', at('20:30'), false],
    ['one of the seventh day', at('20:00', '2026-11-27'), true],
    ['one of the eighth day', at('20:00', '2026-11-28'), false],
    ['one of yesterday', at('19:00', '2026-11-20'), false],
    ['one before 17:00 of a later day', at('16:30', '2026-11-22'), false],
  ])('%s', (_, instant, offered) => {
    expect(isCheckoutSlot(instant, hours, at('18:10'))).toBe(offered)
  })
})

describe('the hours that were read [9.2.2]', () => {
  /** The slots at a noon, a Saturday, by weekday; those of the weekend's nights can be on the day after. */
  const open = (text: string, over: Partial<SlotHours> & { now?: Date } = {}) => {
    const week = readHours(text)
    return shown({ now: at('12:00'), timeZone: NEW_YORK, openingWeek: week && storedWeek(week), ...over })
  }
  const [TODAY, SUNDAY, MONDAY, FRIDAY] = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-27']
  const ends = (slots: string[] = []) => [slots[0], slots.at(-1), slots.length]

  test.each([
    // Not before it opens, and not at half an hour today.
    ['11:30-22:00', '05:30', ['12:00', '22:00', 21]],
    ['11:00-22:00', '05:30', ['11:00', '22:00', 23]],
    ['11:00-22:00', '12:10', ['13:00', '22:00', 19]],
    // The break in the afternoon is left out, and the last slot before it is its beginning.
    ['11:00-14:00, 17:30-22:00', '05:30', ['11:00', '22:00', 17]],
    ['11:00-14:00, 17:30-22:00', '13:00', ['18:00', '22:00', 9]],
    ['11:00-22:00', '21:00', [undefined, undefined, 0]],
    ['Mon-Fri 11:00-22:00', '05:30', [undefined, undefined, 0]],
    // The night that began on Friday goes on.
    ['Fri 18:00-02:00', '00:10', ['01:00', '02:00', 3]],
    ['18:00-02:00', '00:10', ['01:00', '02:00', 20]],
    ['00:00-24:00', '23:10', [undefined, undefined, 0]],
    ['00:00-24:00', '22:10', ['23:00', '00:00', 3]],
    // A breakfast place, from an hour after it opens.
    ['07:00-15:00', '05:30', ['08:00', '15:00', 15]],
    ['07:00-15:00', '09:10', ['10:00', '15:00', 11]],
  ])('%s today at %s', (text, now, expected) => {
    expect(ends(open(text, { now: at(now) })[TODAY])).toEqual(expected)
  })

  test.each([
    ['11:30-22:00', ['17:00', '22:00', 11]],
    ['17:30-21:45', ['17:30', '21:30', 9]],
    ['17:10-21:45', ['17:30', '21:30', 9]],
    ['11:00-14:00, 18:00-22:00', ['18:00', '22:00', 9]],
    ['18:00-02:00', ['18:00', '02:00', 17]],
    // Closed by five, all of it from an hour after it opens.
    ['07:00-15:00', ['08:00', '15:00', 15]],
    ['07:00-17:00', ['08:00', '17:00', 19]],
    ['07:00-17:15', ['17:00', '17:00', 1]],
    ['07:15-10:00, 12:00-13:00', ['08:30', '13:00', 7]],
    ['00:00-24:00', ['17:00', '00:00', 15]],
    ['Mon-Fri 11:00-22:00', [undefined, undefined, 0]],
  ])('%s on a later day', (text, expected) => {
    expect(ends(open(text)[SUNDAY])).toEqual(expected)
  })

  test('each weekday has its own, and a day off has none', () => {
    const days = open('Mon-Thu 11:00-21:00; Fri 11:00-23:00; Sun 09:00-14:00', { daysOff: '2026-11-23 Wedding' })
    expect(days[SUNDAY]?.[0]).toBe('10:00')
    expect(days[MONDAY]).toEqual([])
    expect(days[FRIDAY]?.at(-1)).toBe('23:00')
    expect(days[TODAY]).toEqual([])
  })

  test('a closing time of its own is kept too, and the default of the checkout is for hours that were not read', () => {
    expect(open('11:00-22:00', { closingTime: '21:00' })[SUNDAY]?.at(-1)).toBe('21:00')
    expect(open('18:00-02:00', { closingTime: '00:30', now: at('00:10') })[TODAY]?.slice(0, 2)).toEqual([
      '18:00',
      '18:30',
    ])
    const hours = { daysOff: '', timeZone: NEW_YORK, closingTime: '' }
    const last = (openingWeek: string) => checkoutSlots({ ...hours, openingWeek }, at('12:00'))[1]?.slots.at(-1)
    expect(last('')).toEqual(at('20:00', SUNDAY))
    expect(last(storedWeek(readHours('11:00-23:00') ?? []))).toEqual(at('23:00', SUNDAY))
  })

  test('a night whose clocks change has no slot outside of it, none twice, and none that is over', () => {
    for (const start of ['2026-03-07T20:00:00Z', '2026-10-31T20:00:00Z']) {
      for (let hour = 0; hour < 16; hour += 0.5) {
        const now = new Date(Date.parse(start) + hour * 3_600_000)
        const openingWeek = storedWeek(readHours('17:00-02:30, 02:45-03:00, 05:00-06:00') ?? [])
        const slots = slotDays({ now, timeZone: NEW_YORK, openingWeek }).flatMap((day) => day.slots.map(Number))
        expect(slots).toEqual([...new Set(slots)].toSorted((one, other) => one - other))
        expect(Math.min(...slots)).toBeGreaterThan(now.getTime())
      }
    }
    const spring = { openingWeek: storedWeek(readHours('02:00-03:00, 17:00-20:00') ?? []), timeZone: NEW_YORK }
    // From 02:00 to 03:00 there is no time at all that night.
    const night = slotDays({ ...spring, now: new Date('2026-03-08T04:30:00Z') })
    expect(night[1]?.slots[0]).toEqual(new Date('2026-03-08T21:00:00Z'))
    expect(slotDays({ ...spring, now: new Date('2026-03-08T06:30:00Z') })[0]?.slots[0]).toEqual(
      new Date('2026-03-08T21:00:00Z'),
    )
  })
})

describe('of the slots, those at which all items are served are offered [4.34.7]', () => {
  const hours = { openingWeek: week('11:00-22:00'), daysOff: '', timeZone: NEW_YORK, closingTime: '' }
  const line = (name: string, served: string | null) => ({ name, servedWeek: served === null ? null : week(served) })
  const [plain, evening, early] = [
    line('Pie', null),
    line('Roast', 'Sat-Sun 17:30-19:00'),
    line('Lunch Bowl', 'Mon-Sun 11:00-17:00'),
  ]
  const ends = line('Late Soup', 'Mon-Sun 18:00-22:00')

  test.each([
    ['all without times', [plain], null, []],
    ['from the beginning of a time to its end', [plain, evening], ['17:30', '18:00', '18:30', '19:00'], ['Roast']],
    ['only what several have in common', [evening, ends], ['18:00', '18:30', '19:00'], ['Roast', 'Late Soup']],
    ['one that ends before the first slot', [early], ['17:00'], ['Lunch Bowl']],
    ['none when they have nothing in common', [early, ends], [], ['Lunch Bowl', 'Late Soup']],
    ['and an item that is served all evening is not named', [line('Stew', '11:00-22:00')], null, []],
  ])('%s', (_, lines, expected, named) => {
    const now = at('23:30', '2026-11-21')
    const all = checkoutSlots(hours, now)
    const { days, limiting } = servedSlots(all, { lines, hours })
    expect(days.map(({ day }) => day)).toEqual(all.map(({ day }) => day))
    expect(limiting.map(({ name }) => name)).toEqual(named)
    // The 22nd is a Sunday.
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: NEW_YORK, hour: '2-digit', minute: '2-digit' })
    const sunday = (some: typeof all) =>
      some.find(({ day }) => day === '2026-11-22')?.slots.map((slot) => clock.format(slot))
    expect(sunday(days)).toEqual(expected ?? sunday(all))
  })

  test('on a day on which one item is never served there is none', () => {
    const { days } = servedSlots(checkoutSlots(hours, at('12:00', '2026-11-22')), { lines: [evening], hours })
    expect(days.map(({ slots }) => slots.length > 0)).toEqual([true, false, false, false, false, false, true])
  })
})
