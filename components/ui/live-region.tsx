/** Announces its message to screen readers on every change; it must be mounted before the first one. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <output aria-live="polite" aria-atomic="true" className="sr-only">
      {message}
    </output>
  )
}
