import type { StageMove } from '@/lib/orders/contract/kitchen-schemas'

/*
 * One color for each step. The colors also differ in lightness, for people who cannot tell red from green. None is red,
 * which marks late orders.
 */
const OFF = 'hover:brightness-92 disabled:bg-sunken-hover disabled:text-ink-soft disabled:hover:brightness-100'

/** The look of the button for each step of an order. */
export const STEP_LOOKS: Record<StageMove['stage'], string> = {
  accepted: `bg-accept-fill text-on-fill ${OFF}`,
  preparing: `bg-start-fill text-on-fill ${OFF}`,
  on_the_way: `bg-inverse text-on-inverse ${OFF}`,
  delivered: `border-2 border-line-strong bg-surface text-ink ${OFF}`,
}
