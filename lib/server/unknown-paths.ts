import { ASSET, routeName, UNKNOWN } from './route-name'
import type { Step } from './step'

/**
 * Sets the status 404 for unknown paths, since a page cannot both set it and be rendered here. The same page answers
 * for missing files; an existing file is never answered with HTML.
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
