import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { processWide } from '@/lib/process-wide'

function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route and status, and how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    keptAnswers: new Counter({
      name: 'plateful_kept_answers_total',
      help: 'Answers that are kept for visitors, by where they came from: memory, a render that was then kept, or memory while the database was away (stale).',
      labelNames: ['source'],
      registers,
    }),
    mails: new Counter({
      name: 'plateful_mails_total',
      help: 'Attempts of this process to send a mail by result; needless ones had nobody to go to.',
      labelNames: ['result'],
      registers,
    }),
    waitingMails: gauge('plateful_mails_waiting', 'Mails that are to be sent, or sent again.'),
    streams: gauge('plateful_event_streams', 'Open streams of events in this process.'),
    orders: new Gauge({
      name: 'plateful_orders',
      help: 'Orders in the database by status.',
      labelNames: ['status'],
      registers,
    }),
    balances: gauge('plateful_wallet_balances_cents', 'Sum of all wallet balances, in cents.'),
    entries: gauge(
      'plateful_wallet_entries_cents',
      'Sum of all wallet entries, in cents; always equal to the sum of the balances.',
    ),
    mismatches: gauge(
      'plateful_wallet_mismatches',
      'Accounts whose balance is not the sum of their entries; always 0.',
    ),
  }
}

/** This process's counters. */
export const metrics = processWide('metrics', createMetrics)
