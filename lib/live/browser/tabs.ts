/**
 * One tab of a browser leads: it holds a Web Lock and talks to the server; the others listen to it. Over HTTP/1.1 a
 * browser has six connections per site, so with a stream per tab all calls of the seventh tab would hang.
 */
export class Tabs<Message> {
  readonly #name: string
  readonly #channel: BroadcastChannel
  readonly #onLead: (leads: boolean) => void
  #release: (() => void) | null = null
  #waiting = new AbortController()
  #closed = false

  constructor(name: string, on: { message: (message: Message) => void; lead: (leads: boolean) => void }) {
    this.#name = name
    this.#onLead = on.lead
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = (event: MessageEvent<Message>) => on.message(event.data)
    void this.#queue({ signal: this.#waiting.signal })
  }

  /** Sends a message to all other tabs. */
  tell(message: Message): void {
    if (!this.#closed) this.#channel.postMessage(message)
  }

  /** Takes the lead from a tab that no longer responds. */
  takeOver(): void {
    this.#waiting.abort()
    void this.#queue({ steal: true })
  }

  close(): void {
    this.#closed = true
    this.#waiting.abort()
    this.#release?.()
    this.#channel.close()
  }

  async #queue(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.#name, options, () => {
        if (this.#closed) return
        this.#onLead(true)
        return new Promise<void>((release) => {
          this.#release = release
        })
      })
    } catch {
      // Another tab took the lead, or this one no longer waits for it.
      if (this.#closed || !this.#release) return
      this.#release = null
      this.#onLead(false)
      this.#waiting = new AbortController()
      await this.#queue({ signal: this.#waiting.signal })
    }
  }
}
