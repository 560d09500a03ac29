import { AsyncLocalStorage } from 'node:async_hooks'
import type { Heard } from './engine'

export type Notice = { channel: string; payload: string }

/** The notices of the write that is running. */
const outboxes = new AsyncLocalStorage<Notice[]>()

/**
 * Within a write: tells all who listen on a channel once it has committed, and nobody when it fails. On PostgreSQL that is every
 * process, on SQLite this one: others see the change when they read. The payload has at most 7 000 bytes.
 */
export function notify(channel: string, payload: string): void {
  const outbox = outboxes.getStore()
  if (!outbox) throw new Error('Notices are sent within a write.')
  outbox.push({ channel, payload })
}

/** Runs the work of a write and collects its notices; the engine sends them. */
export async function collectNotices<T>(work: () => Promise<T>): Promise<{ result: T; notices: readonly Notice[] }> {
  const notices: Notice[] = []
  return { result: await outboxes.run(notices, work), notices }
}

/** Those in this process who listen. */
export class Listeners {
  readonly #heard = new Map<string, Set<Heard>>()

  add(channel: string, heard: Heard): () => void {
    const all = this.#heard.get(channel) ?? new Set()
    this.#heard.set(channel, all.add(heard))
    return () => void all.delete(heard)
  }

  tell({ channel, payload }: Notice): void {
    for (const heard of this.#heard.get(channel) ?? []) heard(payload)
  }

  /** Notices may have been missed. */
  tellGap(): void {
    for (const all of this.#heard.values()) for (const heard of all) heard(null)
  }
}
