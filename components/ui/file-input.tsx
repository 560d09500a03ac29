'use client'

import { type RefObject, useEffect } from 'react'

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  /** The media types to choose from, separated by commas. */
  accept: string
  onChoose: (file: File) => void
}

/** An invisible file input: a button beside it opens it with `click()`. */
export function FileInput({ ref, label, accept, onChoose }: FileInputProps) {
  function take() {
    const input = ref.current
    const file = input?.files?.[0]
    if (!input || !file) return
    onChoose(file)
    // Lets the same file be chosen again after a failure.
    input.value = ''
  }

  // A file that was chosen before hydration.
  useEffect(take)

  return (
    <input ref={ref} type="file" accept={accept} className="hidden" aria-label={label} tabIndex={-1} onChange={take} />
  )
}
