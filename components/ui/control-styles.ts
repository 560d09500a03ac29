/** The box of every text-like control. 16 px of text keeps phones from zooming in on focus. */
export const controlStyles =
  'w-full min-w-0 rounded-sm border border-line-strong bg-surface text-base text-ink transition-[border-color,box-shadow] hover:border-ink-soft focus:border-focus focus:outline-2 focus:outline-focus focus:-outline-offset-1 aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft'
