/** Runs tasks in order of arrival, up to `lanes` at once; a failed task does not stop the next. */
export class TaskQueue {
  #free: number
  readonly #waiting: (() => void)[] = []
  readonly #unfinished = new Set<Promise<unknown>>()

  constructor(lanes = 1) {
    this.#free = lanes
  }

  /** The number of tasks that have not begun. */
  get waiting(): number {
    return this.#waiting.length
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#runInTurn(task)
    const done = result.catch(() => undefined)
    this.#unfinished.add(done)
    void done.then(() => this.#unfinished.delete(done))
    return result
  }

  /** Resolves when all tasks added so far are done. */
  async settled(): Promise<void> {
    await Promise.all(this.#unfinished)
  }

  async #runInTurn<T>(task: () => Promise<T>): Promise<T> {
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
}
