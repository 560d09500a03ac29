import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'

/** Next: answers a request that no step has answered. */
export type LastStep = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Whether a step has answered the request. */
// biome-ignore lint/suspicious/noConfusingVoidType: most steps only change the request.
type Taken = boolean | void | Promise<boolean>

/** One step of a request: it changes the request or answers it. `last` lets a step have Next answer inside. */
export type Step = (request: IncomingMessage, response: ServerResponse, last: LastStep) => Taken

/** A listener that runs the steps in order until one has answered the request. */
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
