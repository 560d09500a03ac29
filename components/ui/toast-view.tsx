'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'

type Action = { label: string; onPress: () => void }

export type ToastOptions = {
  /** A smaller second line, such as how to do it. */
  detail?: string
  /** How long it stays, in milliseconds; Infinity means until it is closed. */
  durationMs?: number
  /** A button in the toast, or several below its text. */
  action?: Action | readonly Action[]
  /** The topic, such as 'address'. A success on the same topic removes its alerts. */
  topic?: string
  /** For an alert shown together with a change of screen: only the next change removes it. */
  alsoOnNextScreen?: boolean
}

export type Shown = { text: string; kind: 'alert' | 'news'; topic: string | undefined; alsoOnNextScreen: boolean }

/** The visible toasts. */
const shown = new Map<string | number, Shown>()

/** Removes the alerts of the screen that is left. */
export function dismissAlertsOfScreen(): void {
  dismissWhere(({ kind, alsoOnNextScreen }) => kind === 'alert' && !alsoOnNextScreen)
  for (const toast of shown.values()) toast.alsoOnNextScreen = false
}

/** Removes the toasts that match a condition. */
export function dismissWhere(applies: (toast: Shown) => boolean): void {
  for (const [id, about] of shown) {
    if (applies(about)) toast.dismiss(id)
  }
}

const DURATION_MS = { alert: 7000, news: 4000 }

/** Shows a text. A success on the same topic removes its alerts. */
export function show(
  text: string,
  kind: Shown['kind'],
  { durationMs, topic, alsoOnNextScreen, ...rest }: ToastOptions = {},
) {
  if (kind === 'news' && topic) dismissWhere((other) => other.kind === 'alert' && other.topic === topic)
  // The same text is not stacked twice.
  dismissWhere((toast) => toast.text === text)
  const forget = () => shown.delete(id)
  const id = toast.custom((own) => <ToastCard id={own} text={text} kind={kind} {...rest} />, {
    duration: durationMs ?? DURATION_MS[kind],
    onDismiss: forget,
    onAutoClose: forget,
  })
  shown.set(id, { text, kind, topic, alsoOnNextScreen: alsoOnNextScreen ?? false })
}

type ToastCardProps = Pick<ToastOptions, 'detail' | 'action'> & {
  id: string | number
  text: string
  kind: Shown['kind']
}

function ToastCard({ id, text, kind, detail, action }: ToastCardProps) {
  const Sign = kind === 'alert' ? CircleAlert : CircleCheck
  const actions = [action ?? []].flat()
  const buttons = actions.map(({ label, onPress }) => (
    <button
      key={label}
      type="button"
      className="h-11 shrink-0 rounded-sm px-3 font-semibold text-sm underline underline-offset-4"
      onClick={() => {
        toast.dismiss(id)
        onPress()
      }}
    >
      {label}
    </button>
  ))
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 rounded-md bg-inverse py-1.5 pr-1.5 pl-4 text-on-inverse shadow-soft">
      <Sign className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2 text-sm">
        <p role="alert" className="font-medium">
          {text}
        </p>
        {detail && <p className="mt-1 text-on-inverse-soft">{detail}</p>}
      </div>
      {buttons.length > 1 ? <div className="-mt-2 order-last flex w-full flex-wrap pl-5">{buttons}</div> : buttons}
      <button
        type="button"
        aria-label="Close message"
        className="grid size-11 shrink-0 place-items-center rounded-full text-on-inverse-soft transition-colors hover:text-on-inverse"
        onClick={() => toast.dismiss(id)}
      >
        <X className="size-5" />
      </button>
    </div>
  )
}

let announce = () => {}
/** Resolves once toasts can be shown: until then they would be lost. */
export const mounted = new Promise<void>((resolve) => {
  announce = resolve
})

/** How far above the lower edge toasts end, in pixels: above the bars with the main button of a screen. */
const ABOVE_BARS = 96

const STYLE: CSSProperties & { '--width': string } = {
  // On a phone they are as wide as the screen.
  '--width': '26rem',
  // A modal disables pointer events on the rest of the page; toasts must stay usable.
  pointerEvents: 'auto',
  fontFamily: 'inherit',
}

/** Renders the toasts in the lower left corner, where they cover no bar, tabs or main button. */
export function ToastView() {
  useEffect(announce, [])
  return (
    <Sonner
      position="bottom-left"
      offset={{ bottom: ABOVE_BARS, left: 24 }}
      mobileOffset={{ bottom: ABOVE_BARS, left: 16, right: 16 }}
      gap={8}
      // All messages are visible; a stack would hide the earlier ones.
      expand
      toastOptions={{ unstyled: true, className: 'w-full' }}
      containerAriaLabel="Messages"
      style={STYLE}
    />
  )
}
