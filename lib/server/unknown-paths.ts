import type { IncomingMessage } from 'node:http'
import { SCREENS } from '@/lib/api/screens'
import { readCookies } from '@/lib/http/cookies'
import { SESSION_COOKIE } from '@/lib/http/session'
import { sessionOf } from '@/lib/http/session-user'
import { ASSET, routeName, UNKNOWN } from './route-name'
import type { Step } from './step'

/** The paths that all others without a screen are asked as; the second is answered without the shell. */
const NOWHERE = '/nowhere'
const NO_FILE = '/nowhere.html'

const firstOf = (path: string) => path.split('/', 2)[1] ?? ''
const firstsOf = (desk: boolean) =>
  Object.entries(SCREENS).flatMap(([path, { audience }]) => ((audience === 'operators') === desk ? firstOf(path) : []))
const DESK = new Set(firstsOf(true))
/** Where there are screens for others, files of Next, pictures or parts of the sitemap. */
const KNOWN = new Set([...firstsOf(false), '_next', 'images', 'sitemap'])

/**
 * Sets the status 404 for unknown paths, since a page cannot both set it and be rendered here. The same page answers
 * for missing files; an existing file is never answered with HTML.
 *
 * To everybody but operators their desk is such a path. A page tells in its data which route it is of, so all paths that
 * begin as no screen does are asked as one: the answers are equal, and take the same steps.
 */
export const answerUnknownPaths: Step = async (request, response) => {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  const first = firstOf(plainPath(path))
  const isFile = routeName(path) === ASSET && firstOf(path) === path.slice(1)
  const isNowhere = !KNOWN.has(first) && !isFile && !((await operates(request)) && DESK.has(first))
  if (isNowhere) request.url = [path.slice(path.lastIndexOf('/')).includes('.') ? NO_FILE : NOWHERE, ...query].join('?')
  const name = isNowhere ? UNKNOWN : routeName(path)
  if (name !== UNKNOWN && name !== ASSET) return false
  const isPage = () => name === UNKNOWN || `${response.getHeader('content-type')}`.startsWith('text/html')
  let status = 200
  Object.defineProperty(response, 'statusCode', {
    configurable: true,
    get: () => (status === 200 && isPage() ? 404 : status),
    set: (value: number) => {
      status = value
    },
  })
  return false
}

/** The path as Next reads it; it can be decoded (./readable-target.ts). */
const plainPath = (path: string) => decodeURIComponent(new URL(`http://localhost${path}`).pathname)

/** While the database is away, nobody does. */
async function operates({ headers }: IncomingMessage): Promise<boolean> {
  const session = await sessionOf(readCookies(headers.cookie ?? null)[SESSION_COOKIE]).catch(() => null)
  return session?.operator === true
}
