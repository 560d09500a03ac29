'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toaster as Sonner, toast } from 'sonner'

type ToastOptions = {
  /** How long it stays, in milliseconds; Infinity until it is closed. */
  durationMs?: number
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void }
}

/** The toasts on the screen that tell good news. */
const news = new Set<string | number>()

/** Toasts on the screen by their text, so that the same one is not stacked twice. */
const shown = new Map<string, string | number>()

/** Tells that something went wrong or is not possible, in exactly these words. */
export function alertUser(text: string, options?: ToastOptions): void {
  show(text, 'alert', { durationMs: 7000, ...options })
}

/** Tells that something went well, in exactly these words. */
export function notify(text: string, options?: ToastOptions): void {
  show(text, 'news', { durationMs: 4000, ...options })
}

/** Takes good news away, for when what it told of is on the screen itself; alerts stay. */
export function dismissNews(): void {
  for (const id of news) toast.dismiss(id)
  news.clear()
}

/** Takes every toast away, for a change of user. */
export function dismissToasts(): void {
  toast.dismiss()
}

function show(text: string, kind: 'alert' | 'news', { durationMs, action }: ToastOptions) {
  const previous = shown.get(text)
  if (previous !== undefined) toast.dismiss(previous)
  const forget = () => {
    if (shown.get(text) === id) shown.delete(text)
    news.delete(id)
  }
  const id = toast.custom((own) => <ToastCard id={own} text={text} kind={kind} action={action} />, {
    duration: durationMs,
    onDismiss: forget,
    onAutoClose: forget,
  })
  shown.set(text, id)
  if (kind === 'news') news.add(id)
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
