import { chanceFrom } from '@/prisma/seed/chance'
import { Customer, type Door } from './customer'

/** Customers who make calls at the same time, until they are told to pause. */
export class Crew {
  #resting: Promise<void> | null = null
  #wake = () => {}
  #done = false
  #work: Promise<unknown> = Promise.resolve()
  #failure: unknown
  readonly #current = new Map<Customer, Promise<void>>()

  private constructor(readonly customers: readonly Customer[]) {}

  /** Signs the customers up and lets them begin; `seed` decides what they do. */
  static async gather(size: number, sites: readonly Door[], seed: number): Promise<Crew> {
    const customers = Array.from({ length: size }, (_, at) => Customer.signUp(sites, chanceFrom(seed + at)))
    const crew = new Crew(await Promise.all(customers))
    crew.#work = Promise.all(crew.customers.map((customer) => crew.#busy(customer)))
    return crew
  }

  /** How many calls were answered. */
  get acknowledged(): number {
    return this.customers.reduce((sum, { journal }) => sum + journal.acknowledged, 0)
  }

  /** How many calls were sent, not answered and made again. */
  get lostAnswers(): number {
    return this.customers.reduce((sum, customer) => sum + customer.lostAnswers, 0)
  }

  /** How many of these had an effect nevertheless. */
  get replays(): number {
    return this.customers.reduce((sum, { replays }) => sum + replays, 0)
  }

  /** Lets all customers finish their call and begin no other. Throws any error of theirs. */
  async rest(): Promise<void> {
    this.#resting ??= new Promise((resolve) => {
      this.#wake = resolve
    })
    await Promise.all(this.#current.values())
    if (this.#failure) throw this.#failure
  }

  /** Lets all customers continue. */
  goOn(): void {
    this.#resting = null
    this.#wake()
  }

  /** Waits until that many more calls are answered. */
  async until(more: number): Promise<void> {
    const target = this.acknowledged + more
    while (this.acknowledged < target && !this.#failure) await Promise.race(this.#current.values())
    if (this.#failure) throw this.#failure
  }

  /** Stops all customers. */
  async goHome(): Promise<void> {
    this.#done = true
    this.goOn()
    await this.#work
    for (const { client } of this.customers) client.close()
  }

  async #busy(customer: Customer): Promise<void> {
    while (!this.#done) {
      while (this.#resting) await this.#resting
      if (this.#done) return
      const act = customer.act().catch((error: unknown) => {
        this.#failure ??= error
        this.#done = true
      })
      this.#current.set(customer, act)
      await act
    }
  }
}
