type Limits = {
  /** The maximum of running tasks. */
  running: number
  /** The maximum of waiting tasks. */
  waiting: number
}

/** Runs a few tasks at once, queues a few more in order, and refuses the rest. */
export class ConcurrencyLimiter {
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Runs `task` when it is its turn. Throws the result of `refusal` when too many are waiting. */
  async run<T>(task: () => Promise<T>, refusal: () => Error): Promise<T> {
    await this.#turn(refusal)
    try {
      return await task()
    } finally {
      // The longest waiting task takes over this slot. It never counts as free, so that no new task can take it.
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
