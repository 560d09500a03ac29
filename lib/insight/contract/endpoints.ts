import type { Rows } from '@/lib/contract/endpoint'
import { insightAnswer, insightQuery, statementAnswer, statementQuery } from './schemas'
import { insightToWire, statementToWire } from './wire'

export const insightEndpoints = {
  getInsight: {
    summary: 'What a restaurant sold within a period, beside the period before',
    description:
      'Sales are subtotals of submitted orders that were not canceled. Days and hours are those of its zone; the period before ends at the same time of day.',
    auth: 'account',
    role: 'manager',
    settles: 'restaurant',
    query: insightQuery,
    answer: insightAnswer,
    toWire: insightToWire,
    heavy: true,
  },
  getStatement: {
    summary: "What the owner's restaurant sold on each day of a month",
    description:
      'With `Accept: text/csv`, the days as a file for spreadsheets. Orders and refunds count on the day on which the order was placed.',
    auth: 'account',
    role: 'owner',
    settles: 'restaurant',
    query: statementQuery,
    answer: statementAnswer,
    toWire: statementToWire,
    heavy: true,
  },
} as const satisfies Rows
