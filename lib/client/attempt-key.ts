/**
 * A key for one attempt at something that must not happen twice. Made by hand, since `crypto.randomUUID` exists on
 * secure origins only and the site must work on a plain address in a local network too.
 */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Hands out the key of an attempt. The same body again after a failure that may have reached the server is the same
 * attempt; another body, or the next one after `settle`, is a new one.
 */
export class Attempts {
  #current: { body: string; key: string } | null = null

  keyFor(body: unknown): string {
    const text = JSON.stringify(body) ?? ''
    if (this.#current?.body !== text) this.#current = { body: text, key: newAttemptKey() }
    return this.#current.key
  }

  settle(): void {
    this.#current = null
  }
}
