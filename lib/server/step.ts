import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'

/** Answers a request that no step has answered: Next. */
export type LastStep = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Whether a step has taken the request over. */
// biome-ignore lint/suspicious/noConfusingVoidType: most steps only change the request.
type Taken = boolean | void | Promise<boolean>

/** One step of a request on its way to an answer: it changes the two, or answers. `last` is for one that has Next answer inside. */
export type Step = (request: IncomingMessage, response: ServerResponse, last: LastStep) => Taken

/** A listener that takes the steps in their order until one of them has taken the request over. */
export function inOrder(steps: readonly Step[], last: LastStep): RequestListener {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    for (const step of steps) {
      const taken = step(request, response, last)
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
