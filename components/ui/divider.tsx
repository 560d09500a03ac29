/** A thin line between two parts, with an optional word. */
export function Divider({ label }: { label?: string }) {
  if (!label) return <hr className="border-line border-t" />
  return (
    <div className="my-5 flex items-center gap-4 text-ink-soft text-sm">
      <span className="h-px flex-1 bg-line" />
      {label}
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
