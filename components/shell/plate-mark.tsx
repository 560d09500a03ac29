/** The mark of the brand: a white plate on a tomato disc, with a fork whose handle is the stem of a P. */
export function PlateMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <circle cx="16" cy="16" r="16" fill="var(--accent-fill)" />
      <circle cx="16" cy="16" r="10.25" fill="none" stroke="var(--on-fill)" strokeWidth="2" strokeOpacity="0.45" />
      <path
        d="M13 24.5V9.75h4.1a4.55 4.55 0 0 1 0 9.1H13"
        fill="none"
        stroke="var(--on-fill)"
        strokeWidth="2.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
