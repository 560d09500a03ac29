import { ASSET, routeName, UNKNOWN } from './route-name'
import type { Step } from './step'

/**
 * A page cannot say that its answer is 404 and still be rendered here, so that an unknown path that is answered at all is
 * answered 404. A file that does not exist is answered by the same page, one that exists never by HTML.
 */
export const answerUnknownPaths: Step = (request, response) => {
  const name = routeName(request.url?.split('?', 1)[0] ?? '/')
  if (name !== UNKNOWN && name !== ASSET) return
  const isPage = () => name === UNKNOWN || `${response.getHeader('content-type')}`.startsWith('text/html')
  let status = 200
  Object.defineProperty(response, 'statusCode', {
    configurable: true,
    get: () => (status === 200 && isPage() ? 404 : status),
    set: (value: number) => {
      status = value
    },
  })
}
