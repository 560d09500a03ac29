import { Card } from '@/components/ui/card'
import type { DocumentedCall } from '@/lib/api/openapi'
import { SchemaView } from './schema-view'

/** One call of the API document: its input, its answers and its errors. */
export function CallCard({ path, method, call }: { path: string; method: string; call: DocumentedCall }) {
  const { parameters, requestBody, responses } = call
  const answers = Object.entries(responses)
  return (
    <Card>
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-mono text-base">
        <span className="rounded-sm bg-sunken px-2 py-0.5 font-bold text-ink text-sm">{method.toUpperCase()}</span>
        <span className="min-w-0 break-all font-semibold">{path}</span>
      </h3>
      <p className="mt-2">{call.summary}.</p>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <ul className="text-sm">
            {parameters.map((parameter) => (
              <li key={String(parameter.name)}>
                <span className="font-mono">{String(parameter.name)}</span>{' '}
                <span className="text-ink-soft">
                  in the {String(parameter.in)}
                  {parameter.required ? '' : ' (optional)'}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {requestBody && (
        <Part title="Body">
          <SchemaView schema={requestBody.content['application/json'].schema} />
        </Part>
      )}
      <Part title="Answers">
        <ul className="text-sm">
          {answers.map(([status, answer]) => (
            <li key={status}>
              <span className="tabular font-semibold">{status}</span>{' '}
              <span className="text-ink-soft">{String(answer.description)}</span>
            </li>
          ))}
        </ul>
      </Part>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-4">
      <h4 className="mb-1.5 font-semibold text-ink-soft text-xs uppercase tracking-wide">{title}</h4>
      {children}
    </div>
  )
}
