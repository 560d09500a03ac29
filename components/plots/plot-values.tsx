'use client'

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { cn } from '@/components/ui/class-names'

type PlotValuesProps = {
  /** The name of the plot. */
  label: string
  /** The text of each mark, row by row, as 'Fri, Nov 20: $120.50, 5 orders'. */
  values: readonly string[]
  rows?: number
  children: ReactNode
}

const STEPS: Record<string, [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Tells the value of the mark under the pointer, or of the one that the arrow keys have reached. */
export function PlotValues({ label, values, rows = 1, children }: PlotValuesProps) {
  const [at, setAt] = useState<number | null>(null)
  const columns = values.length / rows
  const inside = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const column = inside(Math.floor(((clientX - left) / width) * columns), columns)
    setAt(inside(Math.floor(((clientY - top) / height) * rows), rows) * columns + column)
  }

  function move(event: KeyboardEvent) {
    const from = at ?? values.length - 1
    const [column, row] = STEPS[event.key] ?? [0, 0]
    if (event.key === 'Home') setAt(0)
    else if (event.key === 'End') setAt(values.length - 1)
    else if (column !== 0) setAt(inside(from + column, values.length))
    else if (row !== 0 && rows > 1) setAt(inside(Math.floor(from / columns) + row, rows) * columns + (from % columns))
    else return
    event.preventDefault()
  }

  const column = at === null ? 0 : at % columns
  const row = at === null ? 0 : Math.floor(at / columns)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={values.length}
      aria-valuenow={(at ?? values.length - 1) + 1}
      aria-valuetext={values[at ?? values.length - 1]}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(at ?? values.length - 1)}
      onBlur={() => setAt(null)}
      onKeyDown={move}
      className="relative h-full w-full cursor-crosshair touch-pan-y rounded-sm"
    >
      {children}
      {at !== null && (
        <>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute rounded-sm bg-ink/10 ring-1 ring-ink-soft"
            style={{
              left: `${(column / columns) * 100}%`,
              width: `${100 / columns}%`,
              top: `${(row / rows) * 100}%`,
              height: `${100 / rows}%`,
            }}
          />
          <span
            aria-hidden="true"
            className={cn(
              'tabular pointer-events-none absolute bottom-full z-10 mb-1 whitespace-nowrap rounded-sm bg-inverse px-2.5 py-1.5 font-medium text-on-inverse text-sm',
              column < columns / 3 ? '' : column > (columns * 2) / 3 ? '-translate-x-full' : '-translate-x-1/2',
            )}
            style={{ left: `${((column + 0.5) / columns) * 100}%` }}
          >
            {values[at]}
          </span>
        </>
      )}
    </div>
  )
}
