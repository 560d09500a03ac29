'use client'

import { MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { alertUser, notify } from '@/components/ui/toast'
import { ApiError, callApi } from '@/lib/client/api'
import { useSession } from '@/lib/client/session'
import { TEXTS } from '@/lib/contracts/texts'
import { userOut } from '@/lib/contracts/users'
import { formatAddress, parseAddress } from '@/lib/domain/delivery-address'

const ABOUT = { topic: 'address' }

/** The address of the top bar: shows the saved one, and saves what is typed on Enter (spec §5). */
export function AddressBox({ className }: { className?: string }) {
  const { user, setUser } = useSession()
  const saved = user ? formatAddress(user) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState(false)
  const hintId = useId()

  function showSaved() {
    setTyped(null)
    setRefused(false)
  }

  async function save() {
    if (typed === null || typed === saved) return showSaved()
    if (!user || user.guestAccount) return alertUser(TEXTS.guestAddress, ABOUT)
    const address = parseAddress(typed)
    if (!address) {
      setRefused(true)
      return alertUser(TEXTS.addressFormat, ABOUT)
    }
    setPending(true)
    try {
      setUser(await callApi('PUT', `/api/users/${user.id}`, userOut, { body: address }))
      showSaved()
      notify('Delivery address saved', ABOUT)
    } catch (error) {
      setRefused(true)
      alertUser(error instanceof ApiError ? error.message : TEXTS.somethingWrong, ABOUT)
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      className={cn('min-w-0', className)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void save()
      }}
    >
      <TextInput
        aria-label="Delivery address"
        aria-describedby={hintId}
        aria-invalid={refused || undefined}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Address, city, state, zip"
        before={<MapPin aria-hidden="true" />}
        after={pending ? <Spinner /> : undefined}
        value={typed ?? saved}
        title={saved || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && showSaved()}
        // What is shown is where the food would be brought; what could not be saved stays, and is marked.
        onBlur={() => !pending && !refused && showSaved()}
        className="truncate rounded-full border-transparent bg-sunken"
      />
      <span id={hintId} className="sr-only">
        Type address, city, state and zip, separated by commas, and press Enter to save.
      </span>
    </form>
  )
}
