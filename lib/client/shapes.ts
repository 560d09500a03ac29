import { centsFromDollars } from '@/lib/money'

/**
 * Checks of data stored in the browser, which users can edit. Zod could do this too, but would load on every screen;
 * only forms load it.
 */
export type Shape<T> = (value: unknown) => value is T

/** The type that a shape accepts. */
export type Shaped<S> = S extends Shape<infer T> ? T : never

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/** Whether a value is an integer within a range. */
export const isInteger =
  (min: number, max: number = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max

export const isId = isInteger(1)

/** Whether a value is dollars with at most two decimals. */
export const isDollars = (value: unknown): value is number =>
  typeof value === 'number' && centsFromDollars(value) !== null

export const isOneOf =
  <const T>(values: readonly T[]): Shape<T> =>
  (value): value is T =>
    values.some((known) => known === value)

export const isNullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value)

export const isMissingOr =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value)

export const isListOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A shape for each member of an object. */
export type Members<T extends object> = { [Name in keyof T]-?: Shape<T[Name]> }

/** Whether an object has all of these members; it may have others. */
export const isObject =
  <T extends object>(members: Members<T>): Shape<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Shape<unknown>>(members).every(([name, shape]) => shape(value[name]))
