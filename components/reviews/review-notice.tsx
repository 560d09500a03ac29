import { CircleCheck, Info } from 'lucide-react'

/** Says why there is no review form. */
export function ReviewNotice({ done, text }: { done: boolean; text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-sunken px-5 py-4">
      {done ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
      ) : (
        <Info aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      )}
      {text}
    </p>
  )
}
