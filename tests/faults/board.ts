import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Follows the orders of a board as a browser does: it connects again whenever the stream ends. */
export class Board {
  readonly seen = new Set<number>()
  /** Whether it has the snapshot of a stream that has not ended. */
  isFollowing = false
  #isOpen = true

  constructor(
    readonly port: number,
    readonly cookie: string,
  ) {
    void this.#follow()
  }

  close(): void {
    this.#isOpen = false
  }

  async #follow(): Promise<void> {
    while (this.#isOpen) {
      await this.#readOnce().catch(() => {})
      this.isFollowing = false
      await sleep(50)
    }
  }

  /** Orders are wherever in the event. */
  #note(data: string): void {
    JSON.parse(data, (_, value) => {
      if (value?.status && value.orderItems) this.seen.add(value.id)
      return value
    })
  }

  #readOnce(): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = { host: 'localhost', port: this.port, path: '/api/events', headers: { cookie: this.cookie } }
      const request = http.get(options, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
          this.isFollowing = true
          const events = text.split('\n\n')
          text = events.pop() ?? ''
          for (const [, data = ''] of events.join('\n').matchAll(/^data: (.+)$/gm)) this.#note(data)
          if (!this.#isOpen) request.destroy()
        })
        response.on('end', resolve)
        response.on('error', reject)
      })
      request.on('error', reject)
    })
  }
}
