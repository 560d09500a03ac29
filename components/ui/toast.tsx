'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'

type ToastOptions = {
  /** How long it stays, in milliseconds; Infinity until it is closed. */
  durationMs?: number
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void }
  /** The action it is about, such as 'address'. When that succeeds, its alerts go. */
  topic?: string
  /** For an alert that comes together with a change of screen: it goes with the next one only. */
  alsoOnNextScreen?: boolean
}

type Shown = { text: string; kind: 'alert' | 'news'; topic: string | undefined; alsoOnNextScreen: boolean }

/** The toasts on the screen. */
const shown = new Map<string | number, Shown>()

/** Tells that something went wrong or is not possible, in exactly these words. It goes when the screen changes. */
export function alertUser(text: string, options?: ToastOptions): void {
  show(text, 'alert', { durationMs: 7000, ...options })
}

/** Tells that something went well, in exactly these words. Alerts about the same topic go. */
export function notify(text: string, options?: ToastOptions): void {
  if (options?.topic) dismissAlerts(options.topic)
  show(text, 'news', { durationMs: 4000, ...options })
}

/** Takes the alerts about a topic away, for when it succeeded and the screen says so by itself. */
export function dismissAlerts(topic: string): void {
  dismissWhere((toast) => toast.kind === 'alert' && toast.topic === topic)
}

/** Takes good news away, for when what it told of is on the screen itself; alerts stay. */
export function dismissNews(): void {
  dismissWhere(({ kind }) => kind === 'news')
}

/** Takes every toast away, for a change of user. */
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

/** The place where toasts appear, below the top bar; once, in the root layout. */
export function Toaster() {
  const path = usePathname()
  const lastPath = useRef(path)
  // At the commit itself: what the new screen alerts of in an effect is its own.
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
      // Every message is readable at once; a stack would hide the one below.
      expand
      toastOptions={{ unstyled: true, className: 'w-full flex justify-center' }}
      containerAriaLabel="Messages"
      // A modal switches pointers off for the rest of the page; messages stay within reach.
      style={{ pointerEvents: 'auto', fontFamily: 'inherit' }}
    />
  )
}
