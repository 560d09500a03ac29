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

  #readOnce(): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = { host: 'localhost', port: this.port, path: '/api/events', headers: { cookie: this.cookie } }
      const request = http.get(options, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
          this.isFollowing = true
          for (const [, id] of text.matchAll(/"id":(\d+),"status"/g)) this.seen.add(Number(id))
          text = text.slice(text.lastIndexOf('\n\n') + 1)
          if (!this.#isOpen) request.destroy()
        })
        response.on('end', resolve)
        response.on('error', reject)
      })
      request.on('error', reject)
    })
  }
}
