import { z } from 'zod'
import { CUISINES, PRICE_LEVELS } from '@/lib/domain/catalog'
import { ACCEPT_MODES } from '@/lib/domain/order-stage'
import { canonicalTimeZone } from '@/lib/domain/zoned-time'
import { dollars, dollarsOut, idOut, imageField, instantOut, required, requiredOr, text } from './fields'
import type { InCents } from './money-fields'
import type { ServiceKeys } from './service-keys'

const fields = {
  name: text('Name', 1000).min(2, 'Name must be 2 to 50 characters').max(50, 'Name must be 2 to 50 characters'),
  description: text('Description', 5000)
    .min(10, 'Description must be 10 to 500 characters')
    .max(500, 'Description must be 10 to 500 characters'),
  address: text('Address', 200)
    .min(5, 'Address must be at least 5 characters')
    .regex(/^\d/, 'Address must start with a number'),
  city: text('City', 100)
    .min(1, required('City'))
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} -]*$/u, 'City may only contain letters, spaces and hyphens'),
  state: text('State', 50).regex(/^[A-Z]{2}$/, 'State must be two uppercase letters'),
  zip: text('Zip', 50).regex(/^\d{5}$/, 'Zip must be 5 digits'),
  cuisineType: z.enum(CUISINES, { error: requiredOr('Cuisine', 'Please choose a cuisine') }),
  deliveryFee: dollars(
    'Delivery fee',
    { min: 0, max: 100_000 },
    'Delivery fee must be a number of dollars, from 0 to 1,000',
  ),
  deliveryTime: z
    .number({ error: requiredOr('Delivery time', 'Delivery time must be 1 to 180 minutes') })
    .int('Delivery time must be whole minutes')
    .min(1, 'Delivery time must be 1 to 180 minutes')
    .max(180, 'Delivery time must be 1 to 180 minutes'),
  businessHours: text('Business hours', 100)
    .min(1, required('Business hours'))
    .includes(':', { error: "Business hours must contain ':', such as 11:00-22:00" }),
  storeImage: imageField,
  priceLevel: z.enum(PRICE_LEVELS, { error: requiredOr('Price level', 'Please choose a price level') }),
}

const optionalFields = {
  accepts: z.enum(ACCEPT_MODES, { error: "Accepts must be 'auto' or 'manual'" }).meta({
    description: 'Whether orders are accepted at once, or by hand within 10 minutes',
  }),
  servicing: z.boolean({ error: 'Servicing must be true or false' }),
  closingTime: z
    .string({ error: 'Closing time must be HH:MM' })
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Closing time must be HH:MM'),
  timeZone: z
    .string({ error: 'Unknown time zone' })
    .max(64, 'Unknown time zone')
    .transform((name, context) => {
      const zone = canonicalTimeZone(name)
      if (zone) return zone
      context.addIssue({ code: 'custom', message: 'Unknown time zone' })
      return z.NEVER
    }),
}

/** POST /api/restaurants/ (spec §5.5). */
export const restaurantBody = z
  .object({
    ...fields,
    accepts: optionalFields.accepts.default('auto'),
    servicing: optionalFields.servicing.default(true),
    closingTime: optionalFields.closingTime.default(''),
    timeZone: optionalFields.timeZone.optional(),
  })
  .meta({ id: 'RestaurantCreate' })

export type NewRestaurant = ServiceKeys<z.output<typeof restaurantBody>>

/** PUT /api/manage/{id}: part of the fields; missing fields stay unchanged. */
export const restaurantUpdateBody = z
  .object({ ...fields, ...optionalFields })
  .partial()
  .meta({ id: 'RestaurantUpdate' })
export type RestaurantUpdate = ServiceKeys<z.output<typeof restaurantUpdateBody>>

/** DELETE /api/manage/{id}?type=: deactivate or delete. */
export const removalQuery = z.object({ type: z.enum(['soft', 'hard'], { error: "Type must be 'soft' or 'hard'" }) })

/** A restaurant as anyone sees it (spec §3.2). */
export const restaurantOut = z
  .object({
    id: idOut,
    name: z.string(),
    description: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    cuisineType: z.string(),
    deliveryFee: dollarsOut,
    deliveryTime: z.int().meta({ description: 'Minutes' }),
    businessHours: z.string(),
    servicing: z.boolean(),
    storeImage: z.string(),
    priceLevel: z.enum(PRICE_LEVELS),
    closingTime: z.string(),
    timeZone: z.string(),
    ownerId: idOut,
    rating: z.number().min(1).max(5).nullable().meta({ description: 'Mean of the reviews, one decimal' }),
    numReviews: z.int().nonnegative(),
    accepts: z.enum(ACCEPT_MODES),
    pausedUntil: instantOut
      .nullable()
      .meta({ description: 'It takes no orders until then; an instant that has passed means nothing' }),
    createdAt: instantOut,
  })
  .meta({ id: 'Restaurant' })
export type RestaurantOut = z.infer<typeof restaurantOut>
/** As the browser holds it. */
export type Restaurant = InCents<RestaurantOut>

export const restaurantsAnswer = z.object({ restaurants: z.array(restaurantOut) }).meta({ id: 'Restaurants' })
export const restaurantAnswer = z.object({ restaurant: restaurantOut }).meta({ id: 'RestaurantAnswer' })
export const managedRestaurantAnswer = z
  .object({ restaurant: restaurantOut, message: z.string() })
  .meta({ id: 'ManagedRestaurant' })
