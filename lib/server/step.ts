import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'

/** Next: answers a request that no step has answered. */
export type LastStep = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Whether a step has answered the request. */
// biome-ignore lint/suspicious/noConfusingVoidType: most steps only change the request.
type Taken = boolean | void | Promise<boolean>

/** One step of a request: it changes the request or answers it. `last` lets a step have Next answer inside. */
export type Step = (request: IncomingMessage, response: ServerResponse, last: LastStep) => Taken

/**
 * A listener that runs the steps in order until one has answered the request. Most answers need no waiting, so they cost
 * no promise.
 */
export function inOrder(steps: readonly Step[], last: LastStep): RequestListener {
  const takeFrom = (at: number, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
    const step = steps[at]
    if (!step) return last(request, response)
    const taken = step(request, response, last)
    if (taken === true) return undefined
    if (!taken) return takeFrom(at + 1, request, response)
    return taken.then((isTaken) => (isTaken ? undefined : takeFrom(at + 1, request, response)))
  }
  return (request, response) => {
    const fail = (error: unknown) => {
      log.error({ err: error }, 'failed')
      response.destroy()
    }
    try {
      takeFrom(0, request, response)?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}
