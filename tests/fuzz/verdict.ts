import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '@/lib/api/endpoints'
import { openApiDocument } from '@/lib/api/openapi'
import { errorOut } from '@/lib/contract/answers'
import type { Endpoint } from '@/lib/contract/endpoint'

/** The answer; for a stream, `text` is the data of its first event. */
export type Reply = { status: number; type: string | null; text: string }

const DOCUMENT = openApiDocument({ url: 'http://localhost:3000', bounds: [], forOperators: true })
const ENDPOINTS: Endpoint[] = Object.values(endpoints)

/** What is wrong with the answer to a request, or null. A refusal is right when the API document has its status. */
export function faultOf(method: string, pathname: string, reply: Reply): string | null {
  const { status, type, text } = reply
  if (status >= 500) return `status ${status}`
  if (status === 304) return method === 'GET' && text === '' ? null : '304 to what is no plain GET'
  const endpoint = endpointOf(method, pathname)
  const wanted = endpoint?.stream && status < 400 ? 'text/event-stream' : 'application/json'
  if (!type?.startsWith(wanted)) return `content type ${type}`
  const body = parsed(text)
  if (body === undefined) return 'no JSON'
  if (status < 400) return endpoint ? faultOfSuccess(endpoint, status, body) : `${status} to what is no call`
  const error = errorOut.safeParse(body)
  if (!error.success || error.data.error !== error.data.message) return 'an error in another shape'
  return endpoint && !isDocumented(endpoint, status) ? `status ${status}, which is not documented` : null
}

function faultOfSuccess(endpoint: Endpoint, status: number, body: unknown): string | null {
  if (status !== endpoint.status) return `status ${status} instead of ${endpoint.status}`
  const answer = endpoint.answer.safeParse(body)
  if (!answer.success) return `outside of its schema: ${answer.error.message}`
  // Equal, not only parsable: an answer must have no field that its schema lacks.
  return isDeepStrictEqual(answer.data, body) ? null : 'more than its schema'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDocumented({ path, method }: Endpoint, status: number): boolean {
  return String(status) in (DOCUMENT.paths[path]?.[method.toLowerCase()]?.responses ?? {})
}

/** The endpoint that a path leads to; a written segment beats a parameter, whatever the method. */
function endpointOf(method: string, pathname: string): Endpoint | undefined {
  const path = pathname.replace(/\/$/, '')
  const written = ENDPOINTS.filter((endpoint) => endpoint.path === path)
  const fits = written.length > 0 ? written : ENDPOINTS.filter((endpoint) => pattern(endpoint).test(path))
  return fits.find((endpoint) => endpoint.method === method)
}

function pattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll('{id}', '[^/]+')}$`)
}
