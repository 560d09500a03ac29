'use client'

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Warning } from './warning'

type Options = {
  /** Shown while the code loads. */
  waiting?: ReactNode
  /** Shown when the code cannot be loaded; nothing for a part that people can do without. */
  failed?: ReactNode
}

/** Says that a part of the page did not load. */
export const notLoaded = (
  <Warning className="rounded-sm">This could not be loaded. Please check your connection and reload the page.</Warning>
)

/** A part of a page whose code loads when it is first rendered. A dialog or sheet is `late` instead. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = null }: Options = {},
) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => failed }),
    ),
  )
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}
