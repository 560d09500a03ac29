import { z } from 'zod'
import { camel } from '@/lib/contracts/service-keys'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `restaurantId` for `restaurant_id` and vice versa. */
export function otherSpelling(name: string): string {
  return name.includes('_') ? camel(name) : snake(name)
}

/**
 * Renames the fields of an object to the spelling of its schema: callers may use either, since the documented calls
 * show both. Reads own keys only, so that no prototype is involved.
 */
export function respell(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = schema
    return value.map((item) => (element instanceof z.ZodType ? respell(element, item) : item))
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value
  const given = new Map(Object.entries(value))
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const sent = given.has(name) ? name : otherSpelling(name)
    return given.has(sent) && field instanceof z.ZodType ? [[name, respell(unwrap(field), given.get(sent))]] : []
  })
  return Object.fromEntries(entries)
}

function unwrap(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault) {
    const inner = field.unwrap()
    return inner instanceof z.ZodType ? unwrap(inner) : field
  }
  return field
}
