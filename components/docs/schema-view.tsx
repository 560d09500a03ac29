import { z } from 'zod'

const shape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
})

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'] as const

/** A JSON Schema in words: one line per field, with links to named schemas. */
export function SchemaView({ schema }: { schema: unknown }) {
  const { properties, required = [], ...own } = shape.parse(schema)
  if (!properties) return <TypeName schema={own} />
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {Object.entries(properties).map(([name, field]) => (
        <div key={name} className="contents">
          <dt className="font-mono">
            {name}
            {!required.includes(name) && <span className="font-sans text-ink-soft"> (optional)</span>}
          </dt>
          <dd className="min-w-0 break-words text-ink-soft max-sm:mb-2 max-sm:pl-4">
            <TypeName schema={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function TypeName({ schema }: { schema: unknown }) {
  const { $ref, type, items, anyOf, oneOf, description, properties, ...rest } = shape.parse(schema)
  const name = $ref?.split('/').at(-1)
  if (name) {
    return (
      <a href={`#schema-${name}`} className="text-ink underline underline-offset-4">
        {name}
      </a>
    )
  }
  if (properties) return <SchemaView schema={schema} />
  const choices = anyOf ?? oneOf
  if (choices) return <Choices choices={choices} />
  if (rest.enum) return <>{rest.enum.map(String).join(' | ')}</>
  if (rest.const !== undefined) return <>{JSON.stringify(rest.const)}</>
  if (type === 'array') {
    return (
      <>
        list of <TypeName schema={items ?? {}} />
      </>
    )
  }
  const limits = LIMITS.flatMap((limit) =>
    rest[limit] === undefined ? [] : [`${limit} ${JSON.stringify(rest[limit])}`],
  )
  return (
    <>
      {[
        Array.isArray(type) ? type.join(' or ') : (type ?? 'any'),
        ...limits.filter((limit) => !limit.includes('9007199254740991')),
        description,
      ]
        .filter(Boolean)
        .join(', ')}
    </>
  )
}

function Choices({ choices }: { choices: readonly unknown[] }) {
  return (
    <>
      {choices.map((choice, index) => (
        <span key={JSON.stringify(choice)}>
          {index > 0 && ' or '}
          <TypeName schema={choice} />
        </span>
      ))}
    </>
  )
}
