import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { cn } from '@/components/ui/class-names'
import { PlotFrame, type PlotTable } from './plot-frame'
import { PlotValues } from './plot-values'

type Mark = {
  /** As it is read: 'Fri, Nov 20: $120.50, 5 orders'. */
  text: string
  value: number
  /** A second value, drawn as a gray bar beside the first. */
  beside?: number
  /** Its name on the axis, if it has room; `minor` ones have none on phones. */
  tick: string
  minor?: boolean
}

type BarPlotProps = {
  title: string
  /** The names of the gray bars and of the others. */
  legend?: readonly [beside: string, value: string]
  marks: readonly Mark[]
  table: PlotTable
  /** The axis reaches this value at least, in about so many steps. */
  least: number
  steps?: number
  tickText?: (value: number) => string
  size?: keyof typeof HEIGHTS
}

/** The plot is drawn in a square of this size and stretched; texts are beside it. */
const SIZE = 1000

const HEIGHTS = { sm: 'h-36', lg: 'h-56 sm:h-64' }

/** More marks than this are an area. */
const MAX_BARS = 31

/** Values from left to right: bars, or an area for many. */
export function BarPlot({
  title,
  legend,
  marks,
  table,
  least,
  steps = 4,
  tickText = String,
  size = 'lg',
}: BarPlotProps) {
  const highest = max(marks, ({ value, beside = 0 }) => Math.max(value, beside)) ?? 0
  const y = scaleLinear([0, Math.max(highest, least)], [SIZE, 0]).nice(steps)
  const x = scaleBand([...marks.keys()], [0, SIZE])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const ticks = y.ticks(steps)
  const bar = (value: number) => ({ y: y(value), height: SIZE - y(value) })
  const half = x.bandwidth() / 2
  return (
    <PlotFrame title={title} table={table}>
      {legend && (
        <p aria-hidden="true" className="-mt-2 flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {legend.map((name, index) => (
            <span key={name} className="inline-flex items-center gap-2">
              <span className={cn('size-2.5 rounded-xs', index === 0 ? 'bg-line-strong' : 'bg-accent')} />
              {name}
            </span>
          ))}
        </p>
      )}
      <div className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-4 text-ink-soft text-xs">
        <div aria-hidden="true" className="relative">
          {/* As wide as the widest label, which is placed beside it. */}
          <span className="invisible">{tickText(ticks.at(-1) ?? 0)}</span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${y(tick) / 10}%` }}>
              {tickText(tick)}
            </span>
          ))}
        </div>
        <div className={HEIGHTS[size]}>
          <PlotValues label={`${title}, each value`} values={marks.map(({ text }) => text)}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${SIZE} ${SIZE}`}
              preserveAspectRatio="none"
              className="block size-full overflow-visible"
            >
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x1={0}
                  x2={SIZE}
                  y1={y(tick)}
                  y2={y(tick)}
                  vectorEffect="non-scaling-stroke"
                  className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
                />
              ))}
              {marks.length > MAX_BARS ? (
                <Area marks={marks} y={y} />
              ) : (
                marks.map(({ value, beside }, index) => {
                  const left = x(index) ?? 0
                  if (beside === undefined) {
                    return <rect key={left} x={left} width={x.bandwidth()} {...bar(value)} className="fill-accent" />
                  }
                  return (
                    <g key={left}>
                      <rect x={left} width={half} {...bar(beside)} className="fill-line-strong" />
                      <rect x={left + half} width={half} {...bar(value)} className="fill-accent" />
                    </g>
                  )
                })
              )}
            </svg>
          </PlotValues>
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-4">
          {marks.map(
            ({ tick, minor }, index) =>
              tick && (
                <span
                  key={x(index)}
                  className={cn('absolute -translate-x-1/2 whitespace-nowrap', minor && 'max-sm:hidden')}
                  style={{ left: `${((index + 0.5) / marks.length) * 100}%` }}
                >
                  {tick}
                </span>
              ),
          )}
        </div>
      </div>
    </PlotFrame>
  )
}

function Area({ marks, y }: { marks: readonly Mark[]; y: (value: number) => number }) {
  const x = (_: Mark, index: number) => ((index + 0.5) / marks.length) * SIZE
  const top = ({ value }: Mark) => y(value)
  return (
    <>
      <path d={area<Mark>(x, SIZE, top).curve(curveMonotoneX)([...marks]) ?? ''} className="fill-accent/20" />
      <path
        d={line<Mark>(x, top).curve(curveMonotoneX)([...marks]) ?? ''}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2}
        className="fill-none stroke-accent"
      />
    </>
  )
}
