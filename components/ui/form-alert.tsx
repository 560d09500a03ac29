import { CircleAlert } from 'lucide-react'

/** Says above a form why it could not be sent, when no single field is the cause. */
export function FormAlert({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p role="alert" className="mb-3 flex items-start gap-2 rounded-sm bg-danger-soft px-4 py-3 text-danger-ink text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}
