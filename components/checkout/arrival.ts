import { soonText } from '@/lib/domain/date-text'
import { DELIVERY_ESTIMATES, type DeliveryOption } from '@/lib/domain/order-total'

/** When an order arrives, as a short text. */
export function arrivalText(option: DeliveryOption, slot: string | null, timeZone: string): string {
  if (option !== 'schedule') return `Arrives in ${DELIVERY_ESTIMATES[option]}`
  return slot ? `Arrives ${soonText(slot, timeZone)}` : 'Delivery time not chosen yet'
}
