'use client'

import { type RefObject, useEffect } from 'react'

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  /** The media types to choose from, separated by commas. */
  accept: string
  onChoose: (file: File) => void
}

/** Chooses a file. It is not seen: a button beside it opens it by its `click()`. */
export function FileInput({ ref, label, accept, onChoose }: FileInputProps) {
  function take() {
    const input = ref.current
    const file = input?.files?.[0]
    if (!input || !file) return
    onChoose(file)
    // The same file can be chosen again after a failure.
    input.value = ''
  }

  // What was chosen before the scripts of the page ran.
  useEffect(take)

  return (
    <input ref={ref} type="file" accept={accept} className="hidden" aria-label={label} tabIndex={-1} onChange={take} />
  )
}
