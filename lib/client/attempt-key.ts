import { isAnswer } from './api'

/**
 * A key for one attempt at something that must not happen twice. Not `crypto.randomUUID`, which exists on secure
 * origins only: the site must also work over http in a local network.
 */
function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Keys of attempts. Sending the same body again, after a failure that may have reached the server, is the same attempt;
 * another body, or any body after an answer, is a new one.
 */
export class Attempts {
  #current: { body: string; key: string } | null = null

  keyFor(body: unknown): string {
    const text = JSON.stringify(body) ?? ''
    if (this.#current?.body !== text) this.#current = { body: text, key: newAttemptKey() }
    return this.#current.key
  }

  /** Sends an attempt. Only an answer proves that nothing happened: a failure without one keeps the key. */
  async send<Answer>(body: unknown, work: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work(this.keyFor(body))
      this.#current = null
      return answer
    } catch (error) {
      if (isAnswer(error)) this.#current = null
      throw error
    }
  }
}
