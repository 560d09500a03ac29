import type { Hook } from './hook'
import { routeName, UNKNOWN } from './route-name'

/** A page cannot say that its answer is 404 and still be rendered here, so an unknown path that is answered at all is answered 404. */
export const answerUnknownPaths: Hook = ({ request, response }) => {
  if (routeName(request.url?.split('?', 1)[0] ?? '/') !== UNKNOWN) return
  let status = 200
  Object.defineProperty(response, 'statusCode', {
    configurable: true,
    get: () => (status === 200 ? 404 : status),
    set: (value: number) => {
      status = value
    },
  })
}
