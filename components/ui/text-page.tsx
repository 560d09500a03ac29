import type { ReactNode } from 'react'
import { Container } from './container'
import { PageHeader } from './page-header'

type TextPageProps = { title: string; description?: string; children: ReactNode }

/** A page to read: a title and sections. */
export function TextPage({ title, description, children }: TextPageProps) {
  return (
    <Container width="md" className="pb-12">
      <PageHeader title={title} description={description} />
      <div className="flex flex-col gap-8">{children}</div>
    </Container>
  )
}

/** A section of a text page, in short paragraphs. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex max-w-160 flex-col gap-2 [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
      <h2 className="font-bold text-lg">{title}</h2>
      {children}
    </section>
  )
}
