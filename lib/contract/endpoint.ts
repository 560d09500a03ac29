import type * as z from 'zod/mini'
import type { ActName } from '@/lib/acts'
import type { AttemptLimit } from '@/lib/attempt-limits'
import type { RestaurantRole } from '@/lib/policy'
import type { OPERATE_PATHS } from './operate-paths'
import type { PATHS, Path } from './paths'

/**
 * Who may call: `public` ignores the session, `optional` uses one if there is one, `user` requires one, `account`
 * requires one of a full account, `operator` one of an operator; for everybody else such a call does not exist.
 */
export type Auth = 'public' | 'optional' | 'user' | 'account' | 'operator'

/** One row of the API, read by the handler, the callers and the API document. */
export type Endpoint = Path & {
  summary: string
  /** The API document's text after the summary: what callers must know, in a sentence or two. */
  description: string
  auth: Auth
  /** The least role at the restaurant that it is about; its command refuses others. */
  role?: RestaurantRole
  /** The id in its path must be the caller's account; others are refused. */
  ownAccount?: true
  /** A suspended person may call it too. */
  whileSuspended?: true
  /** It reads or changes the orders of its path or of the caller: their due changes are applied first. */
  settles?: 'order' | 'restaurant' | 'customer'
  /** The schema of the path's parameters. */
  params?: z.ZodMiniType<{ id: number }>
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Converts the parsed body to the names and units of the command. */
  toInput?(body: unknown): unknown
  /** Maximum size of a body in bytes: 64 KiB unless it holds a picture or a file. */
  bodyLimit?: number
  /** It also takes the text of a CSV file as its body, which becomes the body's field `csv`. */
  takesCsv?: true
  /** It answers a CSV file; `answer` is its text. */
  answersCsv?: true
  answer: z.ZodMiniType
  /** Converts the handler's result, or each row of a list, to the answer; by default the result is the answer. */
  toWire?(view: unknown): unknown
  /** It answers an event stream that stays open; `answer` is the data of its first event. */
  stream?: true
  /** The status of a successful answer. */
  status: 200 | 201
  /** Further ways to fail, besides those that follow from the rest of the row. */
  failures?: readonly (401 | 402 | 403 | 404)[]
  /** The answer is the same for all callers: it carries an ETag. */
  cacheable?: boolean
  /** Honors an Idempotency-Key. */
  idempotent?: boolean
  /** It may occupy the process long enough for others to notice: its calls take turns (lib/http/heavy-turns.ts). */
  heavy?: true
  /** The limit that calls count against; further ones are refused. */
  limits?: readonly AttemptLimit[]
  /** Its command also enforces a rate per account (lib/bounds.ts). */
  limitsAccount?: true
  /** The name of an operator's act, which the audit log keeps. */
  act?: ActName
  /** An act on money, or that keeps somebody out: an operator who gave the password too long ago is asked for it again. */
  asksPassword?: true
  /** Its command counts password attempts, when it requires a password. */
  limitsPasswords?: true
}

/** A row as written: the status is 200 unless it says 201; path and parameters follow from its name. */
export type Row = Omit<Endpoint, keyof Path | 'params' | 'status'> & { status?: 201 }
export type Rows = { [Name in keyof typeof PATHS | keyof typeof OPERATE_PATHS]?: Row }

/** Maximum size of a body with a CSV file in bytes: 1 MiB. */
export const CSV_LIMIT = 1024 * 1024

/** Maximum size of a body with a picture in bytes: 6 MiB. */
export const PICTURE_LIMIT = 6 * 1024 * 1024
