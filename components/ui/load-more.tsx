import { Button } from './button'
import { LinkButton } from './link-button'
import { Spinner } from './spinner'

type LoadMoreProps = {
  onPress: () => void
  /** The address of the longer list: a link works before the page's code is there, and shows crawlers the way. */
  href?: string
  pending?: boolean
  label?: string
  shown?: number
  total?: number | string
}

/** Brings the next part of a long list. */
export function LoadMore({ onPress, href, pending, label = 'Show more', shown, total }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-8">
      {shown !== undefined && total !== undefined && (
        <p className="tabular text-ink-soft text-sm">
          {shown} of {total}
        </p>
      )}
      {href === undefined ? (
        <Button variant="secondary" onClick={onPress} pending={pending}>
          {label}
        </Button>
      ) : (
        <LinkButton
          href={href}
          variant="secondary"
          prefetch={false}
          scroll={false}
          aria-busy={pending ? true : undefined}
          onNavigate={(event) => {
            event.preventDefault()
            if (!pending) onPress()
          }}
        >
          {pending && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          )}
          <span className={pending ? 'opacity-0' : undefined}>{label}</span>
        </LinkButton>
      )}
    </div>
  )
}
