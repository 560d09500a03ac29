import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'

/** A part of the way of a request to its answer: changes them, or answers. Returns whether it has taken the request over. */
// biome-ignore lint/suspicious/noConfusingVoidType: most steps only change the request.
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean | void | Promise<boolean>

/** What answers all that no step has answered: Next. */
export type LastStep = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A listener that takes the steps in their order until one of them has taken the request over. */
export function inOrder(steps: readonly Step[], last: LastStep): RequestListener {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    for (const step of steps) {
      const taken = step(request, response)
      if (taken && (taken === true || (await taken))) return
    }
    await last(request, response)
  }
  return (request, response) => {
    take(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'failed')
      response.destroy()
    })
  }
}
