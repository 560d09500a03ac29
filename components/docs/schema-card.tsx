import { Card } from '@/components/ui/card'
import { SchemaView } from './schema-view'

/** One named schema of the API document. */
export function SchemaCard({ name, schema }: { name: string; schema: unknown }) {
  return (
    <Card id={`schema-${name}`}>
      <h3 className="mb-3 font-bold text-lg">{name}</h3>
      <SchemaView schema={schema} />
    </Card>
  )
}
