import { AppError } from '@/lib/errors'
import { errorResponse } from './respond'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]
type Answer = () => Response

/** Handlers for the methods that a path does not have: 405 with `Allow`. */
export function methodNotAllowed(...allowed: Method[]): Record<Method, Answer> {
  const answered = allowed.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  const refuse = () => refuseMethod([...answered, 'OPTIONS'])
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse }
}

/** The 405 answer of a path that has only the `allowed` methods. */
export function refuseMethod(allowed: readonly string[]): Response {
  const answer = errorResponse(new AppError('method_not_allowed', 'Method not allowed'))
  answer.headers.set('Allow', allowed.join(', '))
  return answer
}

/** The answer for a path under /api that does not exist: JSON, never a page. */
export function unknownPath(): Response {
  return errorResponse(new AppError('not_found', 'Not found'))
}
