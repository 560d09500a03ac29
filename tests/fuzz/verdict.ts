import { isDeepStrictEqual } from 'node:util'
import { errorOut } from '@/lib/contracts/answers'
import { openApiDocument } from '@/lib/contracts/openapi'
import { api, type Operation } from '@/lib/contracts/operations'

/** What came back. */
export type Reply = { status: number; type: string | null; text: string }

const DOCUMENT = openApiDocument('http://localhost:3000')
const OPERATIONS: Operation[] = Object.values(api)

/** What is wrong with the answer to a request, or null: it may refuse anything, but only in the ways that are documented. */
export function faultOf(method: string, pathname: string, reply: Reply): string | null {
  const { status, type, text } = reply
  if (status >= 500) return `status ${status}`
  if (status === 304) return method === 'GET' && text === '' ? null : '304 to what is no plain GET'
  if (!type?.startsWith('application/json')) return `content type ${type}`
  const body = parsed(text)
  if (body === undefined) return 'no JSON'
  const operation = operationOf(method, pathname)
  if (status < 400) return operation ? faultOfSuccess(operation, status, body) : `${status} to what is no call`
  const error = errorOut.safeParse(body)
  if (!error.success || error.data.error !== error.data.message) return 'an error in another shape'
  return operation && !isDocumented(operation, status) ? `status ${status}, which is not documented` : null
}

function faultOfSuccess(operation: Operation, status: number, body: unknown): string | null {
  if (status !== operation.status) return `status ${status} instead of ${operation.status}`
  const answer = operation.answer.safeParse(body)
  if (!answer.success) return `outside of its schema: ${answer.error.message}`
  // Equal and not merely parsable: an answer tells nothing that its schema does not.
  return isDeepStrictEqual(answer.data, body) ? null : 'more than its schema'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDocumented({ path, method }: Operation, status: number): boolean {
  return String(status) in (DOCUMENT.paths[path]?.[method.toLowerCase()]?.responses ?? {})
}

/** The operation that a path leads to; a written segment beats a parameter, whatever the method. */
function operationOf(method: string, pathname: string): Operation | undefined {
  const path = pathname.replace(/\/$/, '')
  const written = OPERATIONS.filter((operation) => operation.path === path)
  const fits = written.length > 0 ? written : OPERATIONS.filter((operation) => pattern(operation).test(path))
  return fits.find((operation) => operation.method === method)
}

function pattern({ path }: Operation): RegExp {
  return new RegExp(`^${path.replaceAll('{id}', '[^/]+')}$`)
}
