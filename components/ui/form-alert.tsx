'use client'

import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from './class-names'

/** Longer than the pause between the two presses of a double click. */
const ROOM_MS = 1000

/**
 * Says above a form why it could not be sent, when no single field is the cause. A text that ends keeps its room for a
 * moment: without it the button below would move away under the second press of a double click, which would then hit
 * what moved up, such as 'Cancel'.
 */
export function FormAlert({ text }: { text: string | null }) {
  const [last, setLast] = useState(text)
  useEffect(() => {
    const end = setTimeout(() => setLast(text), text === null ? ROOM_MS : 0)
    return () => clearTimeout(end)
  }, [text])
  const shown = text ?? last
  if (!shown) return null
  return (
    <p
      role="alert"
      className={cn(
        'mb-3 flex items-start gap-2 rounded-sm bg-danger-soft px-4 py-3 text-danger-ink text-sm',
        text === null && 'invisible',
      )}
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {shown}
    </p>
  )
}
