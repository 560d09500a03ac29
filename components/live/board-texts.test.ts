import { expect, test } from 'vitest'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { BoardColumn } from '@/lib/live/rules/order-board'
import { ageTexts, dueText, eventText, pauseText, planText } from './board-texts'

const timeZone = 'America/New_York'
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)

const order = {
  id: 12,
  status: 'Submitted',
  stage: 'accepted',
  accepts: 'auto',
  newAt: at('19:00'),
  acceptedAt: at('19:00'),
  estimatedFor: at('19:35'),
  scheduledFor: null,
  opensAt: null,
  events: [{ kind: 'delivered', actor: 'owner', text: '', at: at('19:40') }],
  restaurant: { timeZone },
} as unknown as FollowedBoardOrder

const manual = { accepts: 'manual', stage: 'placed', acceptedAt: null } as const
const preparing = { stage: 'preparing' } as const

test.each([
  ['new', {}, '18:59', 'Just now'],
  ['new', {}, '19:01', 'Waiting 1 min'],
  ['new', {}, '19:02', 'Waiting 2 min, please hurry'],
  ['new', {}, '19:05', '5 min overdue'],
  ['new', manual, '19:03', 'Canceled in 7 min, waiting 3 min'],
  ['preparing', preparing, '19:20', 'Due in 15 min, 7:35 PM'],
  ['preparing', preparing, '19:35', 'Due in 0 min, 7:35 PM'],
  ['preparing', preparing, '20:40', '1 h 5 min late'],
  ['preparing', preparing, '19:39', '4 min late'],
  ['later', { scheduledFor: at('17:00', 22) }, '19:00', 'For Sun, Nov 22, 5:00 PM'],
  ['later', { scheduledFor: at('21:30') }, '19:00', 'For 9:30 PM'],
  ['later', { opensAt: at('11:00', 22) }, '23:00', 'For the opening, Sun, Nov 22, 11:00 AM'],
  ['new', { opensAt: at('19:30') }, '19:29', 'For the opening, 7:30 PM'],
  ['new', { opensAt: at('19:30') }, '19:31', 'Waiting 1 min'],
  ['done', { stage: 'delivered' }, '19:50', 'Delivered at 7:40 PM'],
  ['done', { status: 'Canceled' }, '19:50', 'Canceled at 7:40 PM'],
] as const)('an order in %s that is %j says at %s: %s', (column, over, time, text) => {
  expect(ageTexts({ ...order, ...over }, column as BoardColumn, at(time).getTime()).join(', ')).toBe(text)
})

test('a scheduled order says when it is due, on its card and in its details [4.13.23]', () => {
  const scheduled = { ...order, scheduledFor: at('21:30') }
  expect(planText(scheduled, at('20:45'))).toBe('For 9:30 PM')
  expect(dueText(scheduled)).toBe('For Sat, Nov 21, 9:30 PM')
  expect(dueText({ ...order, opensAt: at('11:00', 22) })).toBe('For the opening, Sun, Nov 22, 11:00 AM')
  expect(dueText(order)).toBe('Due 7:35 PM')
})

test.each([
  [{ kind: 'placed', actor: 'customer' }, 'Placed by Ada'],
  [{ kind: 'accepted', actor: 'system' }, 'Accepted'],
  [{ kind: 'preparing', actor: 'owner' }, 'Started by the owner'],
  [{ kind: 'undone', actor: 'owner', staff: { firstName: 'Bo', role: 'kitchen' } }, 'Undone by Bo, kitchen'],
  [
    { kind: 'canceled', actor: 'owner', staff: { firstName: null, role: 'manager' } },
    'Canceled by a former member, manager',
  ],
] as const)('%j is told as %s [4.32.5]', (event, text) => {
  expect(eventText({ text: '', at: at('19:00'), ...event }, { firstName: 'Ada' })).toBe(text)
})

test('a pause says when it ends, and why it began when nobody pressed it', () => {
  const now = { now: at('18:00').getTime(), timeZone }
  expect(pauseText(at('18:30'), 'owner', now)).toBe('Not taking orders until 6:30 PM.')
  expect(pauseText(at('11:00', 22), 'no_board', now)).toBe(
    'Not taking orders until Sun, Nov 22, 11:00 AM. Nobody had this board open while orders waited.',
  )
})
