'use client'

import { MapPin } from 'lucide-react'
import { type FocusEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { TextInput } from '@/components/ui/text-input'
import { alertUser, dismissAlerts, notify } from '@/components/ui/toast'
import { useDeliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { session, useSession } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { ADDRESS_EXAMPLE, parseAddress } from '@/lib/accounts/rules/delivery-address'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'

const ABOUT = { topic: 'address' }

/**
 * The address of the top bar: shows the saved one, or else that of the landing page. Saves on Enter, by its button and
 * on blur (spec §2.4); Escape cancels.
 */
export function AddressBox({ className }: { className?: string }) {
  const { user, address: saved } = useSession()
  const mayHaveAddress = user !== null && !user.guestAccount
  const wished = useDeliveryWish((wish) => wish.address)
  const [typed, setTyped] = useState<string | null>(null)
  /** The text when the field got the focus: an address that loads later must not change it while the user types. */
  const [held, setHeld] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const { pending, run } = useAction((text) => {
    setRefused(true)
    alertUser(text, ABOUT)
  })
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  // The field may have got the focus before hydration.
  useLayoutEffect(() => {
    if (field.current === document.activeElement) setHeld(field.current?.value ?? null)
  }, [])
  const inUse = saved || wished
  const shown = typed ?? held ?? inUse
  // A wish from the landing page is saved once there is an account for it.
  const isUnsaved = (typed !== null || mayHaveAddress) && (typed ?? inUse).trim() !== saved

  function showSaved() {
    setTyped(null)
    setHeld(null)
    setRefused(false)
  }

  const save = () =>
    run(true, async () => {
      if (!isUnsaved) return showSaved()
      const address = parseAddress(shown)
      const customer = await session.whenKnown()
      if (!customer || customer.guestAccount) return alertUser(TEXTS.guestAddress, ABOUT)
      if (!address) {
        setRefused(true)
        return alertUser(TEXTS.addressFormat, { ...ABOUT, detail: `Example: ${ADDRESS_EXAMPLE}` })
      }
      session.setUser(userFromWire(await call('updateProfile', { params: { id: customer.id }, body: address })))
      // The focused button may disappear.
      if (field.current?.form?.contains(document.activeElement)) field.current.focus()
      showSaved()
      notify('Delivery address saved', ABOUT)
    })

  function giveUp() {
    field.current?.focus()
    showSaved()
    dismissAlerts(ABOUT.topic)
  }

  /** The box shows the address in use; text that could not be saved stays and is marked as invalid. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // A switch to another window is not the end of typing.
    if (pending || refused || currentTarget.contains(relatedTarget) || !document.hasFocus()) return
    if (mayHaveAddress && typed !== null) void save()
    else showSaved()
  }

  return (
    <form
      className={cn('min-w-0', className)}
      data-unsaved={isUnsaved || undefined}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && giveUp()}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        ref={field}
        data-address=""
        onFocus={() => setHeld(shown)}
        aria-label="Delivery address"
        aria-describedby={hintId}
        aria-invalid={refused || undefined}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Address, city, state, zip"
        before={<MapPin aria-hidden="true" />}
        after={
          isUnsaved && (
            <Button type="submit" variant="ghost" size="sm" pending={pending !== null} className="rounded-full!">
              Save<span className="sr-only"> delivery address</span>
            </Button>
          )
        }
        value={shown}
        title={shown || undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        look="pill"
        className={cn('truncate', isUnsaved && 'pr-17!')}
      />
      <span id={hintId} className="sr-only">
        Type address, city, state and zip, separated by commas, such as {ADDRESS_EXAMPLE}, and press Enter to save.
      </span>
    </form>
  )
}
