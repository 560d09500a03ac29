import { Download, Search } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'

export type LineSearchProps = {
  title: string
  action: string
  line: string
  label: string
  hint: string
  /** The address of the same as a file. */
  file?: string
}

/** The title of a list and the line that narrows it, which is part of the address. */
export function LineSearch({ title, action, line, label, hint, file }: LineSearchProps) {
  return (
    <div className="flex flex-col gap-3 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-extrabold text-2xl">{title}</h1>
        {file && (
          <a
            href={`${file}?${new URLSearchParams({ q: line })}`}
            download="audit.csv"
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Download className="size-4" />
            Download as CSV
          </a>
        )}
      </div>
      <search>
        <form action={action} method="get" className="flex items-start gap-2">
          <Field label={label} hint={hint} className="max-w-192 flex-1">
            <TextInput
              name="q"
              type="search"
              defaultValue={line}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <button type="submit" className={`${buttonStyles({})} mt-6.5`}>
            <Search className="size-5" />
            <span className="max-sm:sr-only">Find</span>
          </button>
        </form>
      </search>
    </div>
  )
}
