/** The frame of a text-like control: a box in forms, a pill in the top bar. */
const LOOKS = {
  box: 'rounded-sm border-line-strong bg-surface',
  pill: 'rounded-full border-transparent bg-sunken',
}
export type ControlLook = keyof typeof LOOKS

/** The styles of every text-like control. 16 px of text keeps phones from zooming in on focus. */
export function controlStyles(look: ControlLook = 'box'): string {
  return `${LOOKS[look]} w-full min-w-0 border text-base text-ink transition-[border-color,box-shadow] hover:border-ink-soft focus:border-focus focus:outline-2 focus:outline-focus focus:-outline-offset-1 aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft`
}
