/** All error codes; lib/http maps each to a status. */
export const ERROR_CODES = [
  'validation',
  'malformed',
  'unauthenticated',
  'insufficient_funds',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_many',
  'too_large',
  'unsupported_media_type',
  'key_reused',
  'too_many_requests',
  'unavailable',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type FieldErrors = Record<string, string>

type Details = {
  /** The message of each invalid field. */
  fields?: FieldErrors
  /** Further members of the answer's body, such as what changed. */
  extra?: Record<string, unknown>
}

/** The only error that commands and queries throw: one of the codes and a sentence for the user. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors
  readonly extra: Record<string, unknown>

  constructor(code: ErrorCode, message: string, { fields = {}, extra = {} }: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.extra = extra
  }

  /** By name, since each bundle has a class of its own and gets errors of others through what they share. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError'
  }

  /** The same error with its fields renamed. */
  withFields(fields: FieldErrors): AppError {
    return new AppError(this.code, this.message, { fields, extra: this.extra })
  }
}

/** A validation error of one field, whose text is also the message. */
export function fieldError(field: string, text: string): AppError {
  return new AppError('validation', text, { fields: { [field]: text } })
}
