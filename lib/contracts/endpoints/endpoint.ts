import { z } from 'zod'
import { idSchema } from '@/lib/contracts/fields'
import type { AttemptLimit } from '@/lib/domain/attempt-limits'

/**
 * Who may call: `public` looks at no session, `optional` uses one when there is one, `user` needs one,
 * `account` needs one that is not a guest's.
 */
export type Auth = 'public' | 'optional' | 'user' | 'account'

/** One row of the API. The handler, whoever calls it, and the API document all read it from here. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** The specification writes the path with a slash at its end, so callers send it. Both forms are answered. */
  slash?: true
  summary: string
  auth: Auth
  /** The schema of the path's parameters. */
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Bytes a body may have; 64 KiB unless a picture is in it. */
  bodyLimit?: number
  answer: z.ZodType
  /** Status of success. */
  status: 200 | 201
  /** The answer does not depend on who asks: it carries an ETag. */
  cacheable?: boolean
  /** Honors an Idempotency-Key. */
  idempotent?: boolean
  /** What a call counts as; too many are refused. */
  limits?: readonly AttemptLimit[]
  /** Marked as an addition in the table of spec §7.1. */
  addition?: boolean
}

type Place = { params?: { id: unknown }; query?: Record<string, string> }

/** Where a call goes: the path of its endpoint with the id and the query filled in. */
export function addressOf({ path, slash }: Endpoint, { params, query }: Place = {}): string {
  const filled = path.replace('{id}', encodeURIComponent(String(params?.id)))
  return `${filled}${slash ? '/' : ''}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** The parameters of a path with an id in it. */
export const withId = z.object({ id: idSchema })

/** Bytes of a body that may hold a picture: 6 MiB. */
export const PICTURE_LIMIT = 6 * 1024 * 1024
