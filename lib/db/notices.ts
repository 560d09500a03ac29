import type { Heard, Tx } from './engine'

export type Notice = { channel: string; payload: string }

const outboxes = new WeakMap<Tx, Notice[]>()

/**
 * Tells all who listen on a channel once the transaction has committed, and nobody when it fails. On PostgreSQL that is every
 * process, on SQLite this one: others see the change when they read. The payload has at most 7 000 bytes.
 */
export function notify(tx: Tx, channel: string, payload: string): void {
  const outbox = outboxes.get(tx)
  if (!outbox) throw new Error('Notices are sent within a write.')
  outbox.push({ channel, payload })
}

/** Lets `notify` collect the notices of a transaction; the engine sends them. */
export function openOutbox(tx: Tx): readonly Notice[] {
  const outbox: Notice[] = []
  outboxes.set(tx, outbox)
  return outbox
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
