import Link from 'next/link'
import { Wordmark } from './wordmark'

/** The brand, linked to the home screen. */
export function BrandLink() {
  return (
    <Link href="/" prefetch={false} aria-label="Plateful" className="inline-flex h-11 items-center rounded-sm">
      <Wordmark />
    </Link>
  )
}
