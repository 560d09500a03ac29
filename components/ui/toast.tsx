'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'

type ToastOptions = {
  /** How long it stays, in milliseconds; Infinity means until it is closed. */
  durationMs?: number
  /** A button in the toast. */
  action?: { label: string; onPress: () => void }
  /** The topic, such as 'address'. A success on the same topic removes its alerts. */
  topic?: string
  /** For an alert shown together with a change of screen: only the next change removes it. */
  alsoOnNextScreen?: boolean
}

type Shown = { text: string; kind: 'alert' | 'news'; topic: string | undefined; alsoOnNextScreen: boolean }

/** The visible toasts. */
const shown = new Map<string | number, Shown>()

/**
 * Shows that something failed or is not possible, in exactly these words. It disappears on the next change of screen.
 */
export function alertUser(text: string, options?: ToastOptions): void {
  show(text, 'alert', { durationMs: 7000, ...options })
}

/** Shows that something succeeded, in exactly these words. Alerts on the same topic disappear. */
export function notify(text: string, options?: ToastOptions): void {
  if (options?.topic) dismissAlerts(options.topic)
  show(text, 'news', { durationMs: 4000, ...options })
}

/** Removes the alerts on a topic, for a success that the screen itself shows. */
export function dismissAlerts(topic: string): void {
  dismissWhere((toast) => toast.kind === 'alert' && toast.topic === topic)
}

/** Removes the news, for when the screen itself shows it; alerts stay. */
export function dismissNews(): void {
  dismissWhere(({ kind }) => kind === 'news')
}

/** Removes all toasts, for a change of user. */
export function dismissToasts(): void {
  toast.dismiss()
}

function dismissAlertsOfScreen(): void {
  dismissWhere(({ kind, alsoOnNextScreen }) => kind === 'alert' && !alsoOnNextScreen)
  for (const toast of shown.values()) toast.alsoOnNextScreen = false
}

function dismissWhere(applies: (toast: Shown) => boolean): void {
  for (const [id, about] of shown) {
    if (applies(about)) toast.dismiss(id)
  }
}

function show(text: string, kind: Shown['kind'], { durationMs, action, topic, alsoOnNextScreen }: ToastOptions) {
  // The same text is not stacked twice.
  dismissWhere((toast) => toast.text === text)
  const forget = () => shown.delete(id)
  const id = toast.custom((own) => <ToastCard id={own} text={text} kind={kind} action={action} />, {
    duration: durationMs,
    onDismiss: forget,
    onAutoClose: forget,
  })
  shown.set(id, { text, kind, topic, alsoOnNextScreen: alsoOnNextScreen ?? false })
}

type ToastCardProps = { id: string | number; text: string; kind: 'alert' | 'news'; action: ToastOptions['action'] }

function ToastCard({ id, text, kind, action }: ToastCardProps) {
  return (
    <div className="flex w-[min(26rem,calc(100vw-2rem))] items-center gap-3 rounded-md bg-inverse py-1.5 pr-1.5 pl-4 text-on-inverse shadow-soft">
      {kind === 'alert' ? (
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      ) : (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      )}
      <p role="alert" className="min-w-0 flex-1 py-2 font-medium text-sm">
        {text}
      </p>
      {action && (
        <button
          type="button"
          className="h-11 shrink-0 rounded-sm px-3 font-semibold text-sm underline underline-offset-4"
          onClick={() => {
            toast.dismiss(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close message"
        className="grid size-11 shrink-0 place-items-center rounded-full text-on-inverse-soft transition-colors hover:text-on-inverse"
        onClick={() => toast.dismiss(id)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

/** Renders the toasts below the top bar; used once, in the root layout. */
export function Toaster() {
  const path = usePathname()
  const lastPath = useRef(path)
  // A layout effect: alerts that the new screen raises in an effect come later and must stay.
  useLayoutEffect(() => {
    if (lastPath.current !== path) dismissAlertsOfScreen()
    lastPath.current = path
  }, [path])
  return (
    <Sonner
      position="top-center"
      offset={{ top: 76 }}
      mobileOffset={{ top: 76, left: 16, right: 16 }}
      gap={8}
      // All messages are visible; a stack would hide the earlier ones.
      expand
      toastOptions={{ unstyled: true, className: 'w-full flex justify-center' }}
      containerAriaLabel="Messages"
      // A modal disables pointer events on the rest of the page; toasts must stay usable.
      style={{ pointerEvents: 'auto', fontFamily: 'inherit' }}
    />
  )
}
