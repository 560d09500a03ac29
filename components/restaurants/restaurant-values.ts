import type { restaurantFormBody } from '@/lib/restaurants/contract/schemas'
import type { DayOff } from '@/lib/restaurants/rules/opening-hours'

/** The label of each field, in the order of the form. */
export const RESTAURANT_LABELS = {
  name: 'Name',
  description: 'Description',
  cuisineType: 'Cuisine',
  priceLevel: 'Price level',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  deliveryFee: 'Delivery fee',
  deliveryTime: 'Delivery time',
  businessHours: 'Business hours',
  closingTime: 'Closing time',
  timeZone: 'Time zone',
  storeImage: 'Picture address',
}

/** The values of the restaurant form, named as in the API; an empty number is ''. */
export type RestaurantValues = Record<
  Exclude<keyof typeof RESTAURANT_LABELS, 'deliveryFee' | 'deliveryTime'>,
  string
> & {
  /** Dollars. */
  deliveryFee: number | ''
  /** Minutes. */
  deliveryTime: number | ''
  ordersWhileClosed: boolean
  daysOff: DayOff[]
}

/** Splits the values of the form into those of the hours screen and those of the settings screen. */
export async function splitHours<Values extends RestaurantValues>(values: Values) {
  const { businessHours, closingTime, timeZone, ordersWhileClosed, daysOff, ...settings } = values
  // Imported late to keep it out of the first load; by now the rules of the form have loaded it.
  const { hoursToSend } = await import('@/lib/restaurants/rules/read-hours')
  return {
    hours: { businessHours: hoursToSend(businessHours), closingTime, timeZone, ordersWhileClosed, daysOff },
    settings,
  }
}

export type Rules = typeof restaurantFormBody

const OPTIONAL: readonly string[] = ['closingTime', 'timeZone'] satisfies (keyof RestaurantValues)[]

/**
 * The labels of the fields that are still empty, and of those that break a rule or that the server refused (`errors`).
 * `rules` is null until it is loaded.
 */
export function invalidFields(
  values: RestaurantValues,
  errors: Partial<Record<keyof RestaurantValues, string>>,
  rules: Rules | null,
) {
  const issues = rules?.safeParse(values).error?.issues ?? []
  const broken = new Set([...issues.map((issue) => String(issue.path[0])), ...Object.keys(errors)])
  const missing: { empty: string[]; wrong: string[] } = { empty: [], wrong: [] }
  for (const [name, label] of Object.entries(RESTAURANT_LABELS)) {
    const value = Object.entries(values).find(([field]) => field === name)?.[1]
    const isEmpty = typeof value === 'number' ? Number.isNaN(value) : String(value ?? '').trim() === ''
    if (!broken.has(name) && !(isEmpty && !OPTIONAL.includes(name))) continue
    ;(isEmpty ? missing.empty : missing.wrong).push(label)
  }
  return missing
}
