import type { Metadata } from 'next'
import { CallCard } from '@/components/docs/call-card'
import { SchemaCard } from '@/components/docs/schema-card'
import { BrandLink } from '@/components/shell/wordmark'
import { Container } from '@/components/ui/container'
import { openApiDocument } from '@/lib/api/openapi'
import { describeBounds } from '@/lib/db/bounds'
import { env } from '@/lib/env'

export const metadata: Metadata = { title: 'API', description: 'Every call of the Plateful API.' }

/** The API document as a page. */
export default function ApiDocsPage() {
  const { info, paths, components } = openApiDocument({ url: env.APP_URL, bounds: describeBounds() })
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  const tags = [...new Set(calls.map(({ call }) => call.tags[0]))]
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Container className="py-8">
        <BrandLink />
        <h1 className="mt-6 font-extrabold text-3xl">Plateful API</h1>
        <div className="mt-4 flex max-w-192 flex-col gap-3 text-ink-soft">
          {info.description.split('\n\n').map((paragraph) =>
            paragraph.startsWith('- ') ? (
              <ul key={paragraph} className="list-disc pl-5">
                {paragraph.split('\n').map((line) => (
                  <li key={line}>{line.slice(2)}</li>
                ))}
              </ul>
            ) : (
              <p key={paragraph}>{paragraph}</p>
            ),
          )}
        </div>
        <p className="mt-4">
          <a href="/api/openapi.json" className="font-semibold text-ink underline underline-offset-4">
            OpenAPI 3.1 document
          </a>
        </p>
        <nav aria-label="Sections" className="mt-6 flex flex-wrap gap-2">
          {[...tags, 'schemas'].map((tag) => (
            <a
              key={tag}
              href={`#${tag}`}
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm"
            >
              {tag}
            </a>
          ))}
        </nav>
        {tags.map((tag) => (
          <section key={tag} aria-labelledby={tag} className="mt-10">
            <h2 id={tag} className="mb-4 font-bold text-2xl">
              {tag}
            </h2>
            <div className="flex flex-col gap-3">
              {calls
                .filter(({ call }) => call.tags[0] === tag)
                .map(({ path, method, call }) => (
                  <CallCard key={call.operationId} path={path} method={method} call={call} />
                ))}
            </div>
          </section>
        ))}
        <section aria-labelledby="schemas" className="mt-10">
          <h2 id="schemas" className="mb-4 font-bold text-2xl">
            Schemas
          </h2>
          <div className="flex flex-col gap-3">
            {Object.entries(components.schemas).map(([name, schema]) => (
              <SchemaCard key={name} name={name} schema={schema} />
            ))}
          </div>
        </section>
      </Container>
    </main>
  )
}
