import { CircleAlert } from 'lucide-react'

/** The error message of a field. */
export function ErrorText({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-1.5 text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </span>
  )
}
