import { describe, expect, test } from 'vitest'
import { CHECKOUT_CLOSING_TIME, DEFAULT_CLOSING_TIME, deliverySlots, isDeliverySlot } from './delivery-slots'

const NEW_YORK = 'America/New_York'

/** The slots of each day as local times. */
function shown(question: Parameters<typeof deliverySlots>[0]): Record<string, string[]> {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: question.timeZone, hour: '2-digit', minute: '2-digit' })
  return Object.fromEntries(deliverySlots(question).map(({ day, slots }) => [day, slots.map((at) => clock.format(at))]))
}

/** The instant of a time in New York in November (UTC-5). */
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00-05:00`)

const EVENING = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00']

test('there are seven days, today first', () => {
  const days = deliverySlots({ now: at('12:00'), timeZone: NEW_YORK }).map(({ day }) => day)
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

test('later days start at 17:00 and end with the closing time itself', () => {
  const slots = shown({ now: at('12:00'), timeZone: NEW_YORK, closingTime: '20:00' })
  expect(slots['2026-11-22']).toEqual(EVENING)
  expect(slots['2026-11-27']).toEqual(EVENING)
})

test('a restaurant without a closing time closes at 22:00, or at 20:00 where the checkout sets that default', () => {
  expect([DEFAULT_CLOSING_TIME, CHECKOUT_CLOSING_TIME]).toEqual(['22:00', '20:00'])
  expect(shown({ now: at('12:00'), timeZone: NEW_YORK })['2026-11-22']?.at(-1)).toBe('22:00')
})

describe('the slots of today start at the next full hour', () => {
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

describe('the closing time', () => {
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
  ])('a closing time of %s belongs to the evening before', (closingTime, last) => {
    const slots = shown({ now: at('12:00'), timeZone: NEW_YORK, closingTime })
    expect(slots['2026-11-22']?.slice(0, 2)).toEqual(['17:00', '17:30'])
    expect(slots['2026-11-22']?.slice(-last.length)).toEqual(last)
  })

  test('a closing time after midnight gives today slots on the next calendar day', () => {
    const today = deliverySlots({ now: at('23:10'), timeZone: NEW_YORK, closingTime: '01:00' })[0]
    expect(today?.day).toBe('2026-11-21')
    expect(today?.slots).toEqual([at('00:00', '2026-11-22'), at('00:30', '2026-11-22'), at('01:00', '2026-11-22')])
  })
})

describe('daylight saving time', () => {
  test('the change to winter time leaves the slots at the same time of day', () => {
    // The clocks of New York went from UTC-4 to UTC-5 on 2026-11-01.
    const days = deliverySlots({ now: new Date('2026-10-31T16:00:00Z'), timeZone: NEW_YORK, closingTime: '20:00' })
    expect(days[0]?.slots[0]).toEqual(new Date('2026-10-31T17:00:00Z'))
    expect(days[1]?.slots[0]).toEqual(new Date('2026-11-01T22:00:00Z'))
    expect(days[1]?.slots).toHaveLength(7)
  })

  test('the change to summer time leaves the slots at the same time of day', () => {
    // From UTC-5 to UTC-4 on 2026-03-08.
    const days = deliverySlots({ now: new Date('2026-03-07T17:00:00Z'), timeZone: NEW_YORK, closingTime: '20:00' })
    expect(days[0]?.slots[0]).toEqual(new Date('2026-03-07T18:00:00Z'))
    expect(days[1]?.slots[0]).toEqual(new Date('2026-03-08T21:00:00Z'))
  })

  test('a change amid the slots gives no time that clocks skip and no slot twice', () => {
    // It is 01:30; the next full hour, 02:00, is skipped that night, and 03:00 is only half an hour away.
    const now = new Date('2026-03-08T06:30:00Z')
    const today = deliverySlots({ now, timeZone: NEW_YORK, closingTime: '06:00' })[0]
    const slots = today?.slots.map((slot) => slot.toISOString().slice(11, 16))
    expect(slots).toEqual(['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00'])
  })

  test('a change never gives a slot that is over', () => {
    for (let hour = 0; hour < 48; hour += 0.5) {
      for (const start of ['2026-03-07T20:00:00Z', '2026-10-31T20:00:00Z']) {
        const now = new Date(Date.parse(start) + hour * 3_600_000)
        const slots = deliverySlots({ now, timeZone: NEW_YORK, closingTime: '05:30' }).flatMap((day) => day.slots)
        expect(slots).not.toEqual([])
        expect(slots.filter((slot) => slot.getTime() <= now.getTime())).toEqual([])
      }
    }
  })
})

describe('today is the date at the restaurant', () => {
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
    const first = deliverySlots({ now, timeZone, closingTime: '22:00' }).find(({ slots }) => slots.length > 0)
    expect(first?.day).toBe(day)
    expect(first?.slots[0]?.toISOString()).toBe(instant)
    expect(shown({ now, timeZone, closingTime: '22:00' })[day]?.[0]).toBe(time)
  })
})

describe('a chosen instant', () => {
  const question = { now: at('18:10'), timeZone: NEW_YORK, closingTime: '20:00' }

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
    expect(isDeliverySlot(instant, question)).toBe(offered)
  })
})
