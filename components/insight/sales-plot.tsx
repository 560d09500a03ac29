import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { formatMoney } from '@/lib/money'
import { type Mark, markText, type Series } from './day-series'
import { PlotFrame } from './plot-frame'
import { PlotValues } from './plot-values'

/** The plot is drawn in a square of this size and stretched; texts are beside it. */
const SIZE = 1000

/** More marks than this are an area. */
const MAX_BARS = 31

/** The sales of days, weeks or hours: bars, or an area for many. */
export function SalesPlot({ series: { title, marks, table } }: { series: Series }) {
  const y = scaleLinear([0, Math.max(max(marks, ({ salesCents }) => salesCents) ?? 0, 10_00)], [SIZE, 0]).nice(4)
  const x = scaleBand([...marks.keys()], [0, SIZE])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const ticks = y.ticks(4)
  return (
    <PlotFrame title={title} table={table}>
      <div className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-4 text-ink-soft text-xs">
        <div aria-hidden="true" className="relative">
          {/* As wide as the widest label, which is placed beside it. */}
          <span className="invisible">{moneyTick(ticks.at(-1) ?? 0)}</span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${y(tick) / 10}%` }}>
              {moneyTick(tick)}
            </span>
          ))}
        </div>
        <div className="h-56 sm:h-64">
          <PlotValues label={`${title}, each value`} values={marks.map(markText)}>
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
                marks.map(({ salesCents }, index) => (
                  <rect
                    key={x(index)}
                    x={x(index)}
                    width={x.bandwidth()}
                    y={y(salesCents)}
                    height={SIZE - y(salesCents)}
                    className="fill-accent"
                  />
                ))
              )}
            </svg>
          </PlotValues>
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-4">
          {marks.map(
            ({ tick }, index) =>
              tick && (
                <span
                  key={x(index)}
                  className="absolute -translate-x-1/2 whitespace-nowrap"
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

const moneyTick = (cents: number) => formatMoney(cents).replace(/\.00$/, '')

function Area({ marks, y }: { marks: readonly Mark[]; y: (cents: number) => number }) {
  const x = (_: Mark, index: number) => ((index + 0.5) / marks.length) * SIZE
  const top = ({ salesCents }: Mark) => y(salesCents)
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
