import { max } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { PlotFrame, type PlotTable } from './plot-frame'

type BestPlotProps = {
  title: string
  /** From the largest on; `text` stands at the end of the line. */
  bars: readonly { name: string; note?: string; count: number; text: string }[]
  table: PlotTable
}

/** Names with bars as long as their counts. */
export function BestPlot({ title, bars, table }: BestPlotProps) {
  const width = scaleLinear([0, max(bars, ({ count }) => count) ?? 1], [0, 100])
  return (
    <PlotFrame title={title} table={table}>
      <ol className="tabular flex flex-col gap-3 text-sm">
        {bars.map(({ name, note, count, text }) => (
          <li key={`${name} ${note} ${text}`}>
            <span className="flex justify-between gap-4">
              <span className="min-w-0 truncate font-medium">
                {name}
                {note && <span className="font-normal text-ink-soft"> {note}</span>}
              </span>
              <span className="shrink-0 text-ink-soft">{text}</span>
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="mt-1 block h-2 w-full overflow-hidden rounded-full bg-sunken-hover"
            >
              <rect width={width(count)} height={1} className="fill-accent" />
            </svg>
          </li>
        ))}
      </ol>
    </PlotFrame>
  )
}
