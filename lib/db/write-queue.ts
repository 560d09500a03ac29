/** Runs tasks in the order they came, as many at once as it has lanes; a failed one does not stop the next. */
export class WriteQueue {
  #free: number
  readonly #lanes: number
  readonly #waiting: (() => void)[] = []

  constructor(lanes = 1) {
    this.#free = lanes
    this.#lanes = lanes
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  /** Resolves when all tasks that were given so far are done. */
  async settled(): Promise<void> {
    await Promise.all(Array.from({ length: this.#lanes }, () => this.run(async () => {})))
  }
}
