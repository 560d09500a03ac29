/** Speaks its message whenever it changes; it must be on the page before the first one. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <output aria-live="polite" aria-atomic="true" className="sr-only">
      {message}
    </output>
  )
}
