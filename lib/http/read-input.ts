import * as z from 'zod/mini'
import type { Endpoint } from '@/lib/contract/endpoint'
import { AppError, type FieldErrors } from '@/lib/errors'
import { otherSpelling, respell } from './field-spelling'
import { DEFAULT_BODY_LIMIT, isCsv, parseJson, readBody, requireJson, textOfBody, textOfFile } from './request-body'

/** What a call sent: parsed by the schemas of its endpoint, and the body as it came. */
export type Sent = {
  params: { id: number } | undefined
  query: unknown
  body: unknown
  /** The text of the body, and its JSON before any schema saw it. */
  text: string
  json: unknown
}

const takesFile = (endpoint: Endpoint, request: Request) => endpoint.takesCsv === true && isCsv(request)

/** Refuses a mutating call whose media type its endpoint does not take. */
export function requireMediaType(endpoint: Endpoint, request: Request): void {
  if (endpoint.method !== 'GET' && !takesFile(endpoint, request)) requireJson(request)
}

/**
 * Reads path, query and body of a call. Throws `not_found`, `too_large`, `malformed`, and `validation` with the first
 * error of each field under the name that the caller used.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
): Promise<Sent> {
  const params = parsePath(endpoint.params, await context.params)
  const query = parseFields(endpoint.query, Object.fromEntries(new URL(request.url).searchParams))
  const isFile = takesFile(endpoint, request)
  const bytes = endpoint.method === 'GET' ? null : await readBody(request, endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT)
  const text = bytes ? (isFile ? textOfFile : textOfBody)(bytes) : ''
  const json = isFile ? { csv: text } : parseJson(text)
  const parsed = parseFields(endpoint.body, json)
  return { params, query, body: endpoint.toInput ? endpoint.toInput(parsed) : parsed, text, json }
}

/** Parses the parameters of a path; throws `not_found` for ids that cannot exist. */
function parsePath(schema: Endpoint['params'], params: unknown): { id: number } | undefined {
  const parsed = schema?.safeParse(params)
  if (parsed && !parsed.success) throw new AppError('not_found', 'Not found')
  return parsed?.data
}

function parseFields(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new AppError('malformed', 'The request must be a JSON object.')
  }
  const parsed = schema.safeParse(respell(schema, sent))
  if (parsed.success) return parsed.data
  const texts = fieldTexts(schema, parsed.error.issues)
  throw new AppError('validation', Object.values(texts)[0] ?? 'Invalid request', { fields: asSent(texts, sent) })
}

/** The first error of each field, in the order of the schema: rules about several fields come last. */
function fieldTexts(schema: z.ZodMiniType, issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const order = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  const told = issues.map(({ path, message }) => ({ name: String(path[0] ?? 'body'), message }))
  const texts = new Map<string, string>()
  for (const { name, message } of told.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))) {
    if (!texts.has(name)) texts.set(name, message)
  }
  return Object.fromEntries(texts)
}

/** Renames the errors to the spelling that the caller used. */
export function asSent(fields: FieldErrors, sent: unknown): FieldErrors {
  const names = Object.keys(typeof sent === 'object' && sent !== null ? sent : {})
  const spelled = (name: string) =>
    names.find((used) => used === name) ?? names.find((used) => otherSpelling(used) === name) ?? name
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [spelled(name), text]))
}
