type Limits = {
  /** Tasks that run at a time. */
  running: number
  /** Tasks that may wait for their turn. */
  waiting: number
}

/** Runs a few tasks at a time, lets a few more wait for their turn in the order they came, and refuses the rest. */
export class ConcurrencyLimiter {
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Runs `task` as soon as it is its turn. Throws what `refusal` makes when too many wait already. */
  async run<T>(task: () => Promise<T>, refusal: () => Error): Promise<T> {
    await this.#turn(refusal)
    try {
      return await task()
    } finally {
      // The one that waited longest takes this place over: it never counts as free, so nobody who comes just now gets it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #turn(refusal: () => Error): Promise<void> {
    if (this.#running < this.#limits.running) this.#running += 1
    else if (this.#waiting.length >= this.#limits.waiting) throw refusal()
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
