import * as z from 'zod/mini'

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `restaurantId` for `restaurant_id` and vice versa. */
export function otherSpelling(name: string): string {
  return name.includes('_') ? camel(name) : snake(name)
}

/**
 * Renames fields to the spelling of the schema: callers may use either. Own keys only, so no prototype is involved. A
 * list that is too long is cut after one element too many: the schema refuses it without looking at the others.
 */
export function respell(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const { element } = schema.def
    return value
      .slice(0, maxLengthOf(schema) + 1)
      .map((item) => (element instanceof z.ZodMiniType ? respell(element, item) : item))
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value
  const given = new Map(Object.entries(value))
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const sent = given.has(name) ? name : otherSpelling(name)
    return given.has(sent) && field instanceof z.ZodMiniType ? [[name, respell(unwrap(field), given.get(sent))]] : []
  })
  return Object.fromEntries(entries)
}

function maxLengthOf({ def }: z.ZodMiniArray): number {
  const limits = (def.checks ?? []).flatMap((check) => (check instanceof z.core.$ZodCheckMaxLength ? check : []))
  return Math.min(...limits.map(({ _zod }) => _zod.def.maximum))
}

function unwrap(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable || field instanceof z.ZodMiniDefault) {
    const inner = field.def.innerType
    return inner instanceof z.ZodMiniType ? unwrap(inner) : field
  }
  return field
}
