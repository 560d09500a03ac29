import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed, unknownPath } from './not-found'
import { type Handle, type NextContext, route } from './route'

type Endpoints = typeof endpoints
/** A handler for each endpoint, under the name of its row. */
type Named = { [Name in keyof Endpoints]?: Handle<Endpoints[Name]> }
type Answers = (request: Request, context: NextContext) => Response | Promise<Response>

/**
 * Makes the exports of a route.ts from the handlers of its path: `export const { GET, POST, PUT, PATCH, DELETE } =
 * handlers({ … })`. The endpoint rows say which method each handler answers; other methods answer 405 with `Allow`.
 */
export function handlers(named: Named) {
  // `Object.keys` returns strings.
  const made = Object.keys(named).flatMap((name) => handlerOf(name as keyof Named, named) ?? [])
  const answers: Record<keyof ReturnType<typeof methodNotAllowed>, Answers> = methodNotAllowed(
    ...made.map(({ endpoint }) => endpoint.method),
  )
  // A 405 would tell everybody that a path of the operators' desk exists.
  if (made.every(({ endpoint }) => endpoint.auth === 'operator')) {
    Object.assign(answers, {
      GET: unknownPath,
      POST: unknownPath,
      PUT: unknownPath,
      PATCH: unknownPath,
      DELETE: unknownPath,
    })
  }
  for (const handler of made) answers[handler.endpoint.method] = handler
  return answers
}

function handlerOf<Name extends keyof Endpoints>(name: Name, named: Named) {
  const handle: Named[Name] = named[name]
  return handle && route<Endpoints[Name]>(endpoints[name], handle)
}
