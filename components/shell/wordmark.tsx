import Link from 'next/link'

/** The brand: its mark, a white plate on a tomato disc with a fork whose handle is the stem of a P, and its name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
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
      <span className="font-extrabold text-ink text-xl tracking-[-0.035em]">Plateful</span>
    </span>
  )
}

/** The brand, linked to the home screen. */
export function BrandLink() {
  return (
    <Link href="/" prefetch={false} aria-label="Plateful" className="inline-flex h-11 items-center rounded-sm">
      <Wordmark />
    </Link>
  )
}
