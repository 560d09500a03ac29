import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@/lib/contract/endpoint'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { processWide } from '@/lib/process-wide'
import { clientAddress } from './client-address'

/** Maximum waiting calls of one caller; no person needs as many. */
const MAX_WAITING = 100
/** A call that has waited this long is refused. */
const PATIENCE_MS = 10_000
/** After a call all heavy work pauses for twice its duration, which leaves others two thirds of the time. */
const PAUSES = 2
/** Longest pause. The costliest call known, the signals of half a million orders, takes 1.3 s. */
const MAX_PAUSE_MS = 3_000

/** An account's id, or the address of a client without one. */
type Caller = number | string
type Options = { patienceMs?: number; pause?: (milliseconds: number) => Promise<unknown> }

/**
 * Runs heavy work of all callers one at a time, with a pause after each. Waiting callers take turns, so a call does not
 * wait for all calls of another caller.
 */
export class HeavyTurns {
  readonly #patienceMs: number
  readonly #pause: (milliseconds: number) => Promise<unknown>
  /** The waiting calls of each caller, in order of arrival. The caller whose turn is next comes first. */
  readonly #waiting = new Map<Caller, (() => void)[]>()
  #isBusy = false

  constructor({ patienceMs = PATIENCE_MS, pause = pauseFor }: Options = {}) {
    this.#patienceMs = patienceMs
    this.#pause = pause
  }

  /**
   * Runs the work when its turn comes. Throws `unavailable` after too long a wait, when too many calls of the caller
   * wait, and when `signal` aborts; the work has not begun then.
   */
  async run<T>(caller: Caller, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#isBusy) await this.#wait(caller, signal)
    this.#isBusy = true
    const began = performance.now()
    try {
      return await work()
    } finally {
      void this.#pause(Math.min(MAX_PAUSE_MS, PAUSES * (performance.now() - began))).then(() => this.#beginNext())
    }
  }

  #wait(caller: Caller, signal?: AbortSignal): Promise<void> {
    const calls = this.#waiting.get(caller) ?? []
    return new Promise((resolve, reject) => {
      if (calls.length >= MAX_WAITING || signal?.aborted) return reject(busy())
      const settle = (next: () => void) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        next()
      }
      const begin = () => settle(resolve)
      const leave = () => {
        calls.splice(calls.indexOf(begin), 1)
        if (calls.length === 0) this.#waiting.delete(caller)
        settle(() => reject(busy()))
      }
      const timer = setTimeout(leave, this.#patienceMs)
      signal?.addEventListener('abort', leave)
      calls.push(begin)
      this.#waiting.set(caller, calls)
    })
  }

  /** Begins the first call of the caller whose turn is next, who then comes last. */
  #beginNext(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#isBusy = false
      return
    }
    const [caller, calls] = next
    const begin = calls.shift()
    this.#waiting.delete(caller)
    if (calls.length > 0) this.#waiting.set(caller, calls)
    begin?.()
  }
}

const busy = () => new AppError('unavailable', 'Plateful is busy right now. Please try again in a moment.')

/** Tests skip the pause. */
async function pauseFor(milliseconds: number): Promise<void> {
  if (env.NODE_ENV !== 'test') await sleep(milliseconds, undefined, { ref: false })
}

const heavyTurns = processWide('heavy turns', () => new HeavyTurns())

/** Runs a call when its turn comes if its endpoint is heavy, else at once. A disconnected client leaves the queue. */
export function inHeavyTurn<T>(
  { heavy }: Endpoint,
  { request, user }: { request: Request; user: { id: number } | null },
  work: () => Promise<T>,
): Promise<T> {
  return heavy ? heavyTurns.run(user?.id ?? clientAddress(request.headers), work, request.signal) : work()
}

/** Runs the costly read of a page when its turn comes, together with the account's calls of heavy endpoints. */
export function heavyRead<T>(user: { id: number }, read: () => Promise<T>): Promise<T> {
  return heavyTurns.run(user.id, read)
}
