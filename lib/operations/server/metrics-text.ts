import { metrics } from '@/lib/metrics'
import type { Books } from './read-books'

/** All metrics in the text format of Prometheus. Orders and wallets are counted on each request. */
export async function metricsText(books: Books): Promise<{ text: string; contentType: string }> {
  for (const [status, count] of Object.entries(books.orders)) metrics.orders.set({ status }, count)
  metrics.balances.set(books.balancesCents)
  metrics.entries.set(books.entriesCents)
  metrics.mismatches.set(books.mismatches)
  metrics.waitingMails.set(books.waitingMails)
  return { text: await metrics.registry.metrics(), contentType: metrics.registry.contentType }
}
