import { type CentsName, centsName, mapFields } from './money-fields'

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S

/** The same data under the names that commands use: camelCase, with money, already in cents, as `priceCents`. */
export type ServiceKeys<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? ServiceKeys<Item>[]
    : T extends object
      ? { [K in keyof T as K extends string ? CentsName<Camel<K>> : K]: ServiceKeys<T[K]> }
      : T

/** `restaurantId` for `restaurant_id`. */
export const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Renames the keys of a parsed body, at every depth. */
export function serviceKeys<T>(value: T): ServiceKeys<T> {
  return mapFields(value, (name, field) => [centsName(camel(name)), field]) as ServiceKeys<T>
}
