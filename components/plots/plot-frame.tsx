import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { csvFile } from '@/lib/csv'

type Row = readonly (string | number)[]

/** A table with a head, as it is read and as it is in the file, where money and days are plain. */
export type PlotTable = { head: readonly string[]; rows: readonly Row[]; file: { name: string; rows: readonly Row[] } }

type PlotFrameProps = {
  title: string
  description?: string
  table: PlotTable
  children: ReactNode
}

/** A plot with its title, and below it the table of its figures, to open or to download. */
export function PlotFrame({ title, description, table, children }: PlotFrameProps) {
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(csvFile([table.head, ...table.file.rows]))}`
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-bold text-lg">{title}</h2>
        {description && <p className="text-ink-soft text-sm">{description}</p>}
      </div>
      {children}
      <div className="relative mt-auto border-line border-t pt-1">
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-sm font-medium text-ink-soft text-sm hover:text-ink">
            <span>
              <span aria-hidden="true" className="mr-2 inline-block transition-transform group-open:rotate-90">
                ›
              </span>
              Figures as a table<span className="sr-only"> for {title}</span>
            </span>
          </summary>
          <div className="overflow-x-clip">
            <table className="tabular w-full text-sm">
              <thead>
                <tr className="border-line border-b text-left text-ink-soft">
                  {table.head.map((name, index) => (
                    <th key={name} scope="col" className={index === 0 ? cellStyles : numberStyles}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([first, ...others]) => (
                  <tr key={[first, ...others].join(' ')} className="border-line border-b last:border-b-0">
                    <th scope="row" className={`${cellStyles} font-medium`}>
                      {first}
                    </th>
                    {others.map((value, column) => (
                      <td key={table.head[column + 1]} className={numberStyles}>
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
        <a
          href={href}
          download={`${table.file.name}.csv`}
          className="absolute top-1 right-0 inline-flex min-h-11 items-center gap-2 rounded-sm font-medium text-ink-soft text-sm hover:text-ink"
        >
          <Download className="size-4" />
          <span>
            <span className="max-sm:sr-only">Download as </span>CSV<span className="sr-only"> for {title}</span>
          </span>
        </a>
      </div>
    </Card>
  )
}

const cellStyles = 'py-2 pr-4 text-left font-medium'
const numberStyles = 'py-2 pl-4 text-right font-normal last:pr-1'
