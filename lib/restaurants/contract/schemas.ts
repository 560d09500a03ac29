import * as z from 'zod/mini'
import {
  converted,
  dollars,
  dollarsOut,
  idOut,
  instantOut,
  lengthFirst,
  required,
  requiredOr,
  text,
} from '@/lib/contract/fields'
import { imageField } from '@/lib/pictures/contract/schemas'
import { CUISINES, PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'
import { MAX_DAY_OFF_NAME, MAX_DAYS_OFF } from '@/lib/restaurants/rules/opening-hours'
import { hoursToSend } from '@/lib/restaurants/rules/read-hours'
import { ACCEPT_MODES, BUSY_FOR_MINUTES, BUSY_MINUTES, PAUSE_MINUTES } from '@/lib/restaurants/rules/taking-orders'
import { isDay, knownTimeZone } from '@/lib/zoned-time'

const NAME_TEXT = 'Name must be 2 to 50 characters'
const DESCRIPTION_TEXT = 'Description must be 10 to 500 characters'
const HOURS_RULE = "Business hours must contain ':', such as 11:00-22:00"
/** 250 characters are room for two spans on each weekday. */
const typedHours = text('Business hours', 250).check(z.minLength(1, required('Business hours')))

const dayOff = z.object({
  date: z
    .string({ error: 'Days off must have a date' })
    .check(z.refine(isDay, 'Days off must have dates such as 2026-12-25')),
  name: z._default(text('Name of a day off', MAX_DAY_OFF_NAME), ''),
})

const fields = {
  name: text('Name', 50, NAME_TEXT).check(z.minLength(2, NAME_TEXT)),
  description: text('Description', 500, DESCRIPTION_TEXT).check(z.minLength(10, DESCRIPTION_TEXT)),
  address: text('Address', 200).check(
    z.minLength(5, 'Address must be at least 5 characters'),
    z.regex(/^\d/, 'Address must start with a number'),
  ),
  city: text('City', 100).check(
    z.minLength(1, required('City')),
    z.regex(/^[\p{L}\p{M}][\p{L}\p{M} -]*$/u, 'City may only contain letters, spaces and hyphens'),
  ),
  state: text('State', 50).check(z.regex(/^[A-Z]{2}$/, 'State must be two uppercase letters')),
  zip: text('Zip', 50).check(z.regex(/^\d{5}$/, 'Zip must be 5 digits')),
  cuisineType: z.enum(CUISINES, { error: requiredOr('Cuisine', 'Please choose a cuisine') }),
  deliveryFee: dollars(
    'Delivery fee',
    { min: 0, max: 100_000 },
    'Delivery fee must be a number of dollars, from 0 to 1,000',
  ),
  deliveryTime: z
    .number({ error: requiredOr('Delivery time', 'Delivery time must be 1 to 180 minutes') })
    .check(
      z.int('Delivery time must be whole minutes'),
      z.minimum(1, 'Delivery time must be 1 to 180 minutes'),
      z.maximum(180, 'Delivery time must be 1 to 180 minutes'),
    ),
  businessHours: typedHours.check(z.includes(':', { error: HOURS_RULE })),
  storeImage: imageField,
  priceLevel: z.enum(PRICE_LEVELS, { error: requiredOr('Price level', 'Please choose a price level') }),
}

const optionalFields = {
  daysOff: z
    .array(dayOff, { error: 'Days off must be a list of dates' })
    .check(
      z.maxLength(MAX_DAYS_OFF, `A restaurant has at most ${MAX_DAYS_OFF} days off`),
      z.describe('Days on which it does not open'),
    ),
  ordersWhileClosed: z
    .boolean({ error: 'Orders while closed must be true or false' })
    .check(z.describe('Whether orders for now are taken for the next opening while it is closed')),
  accepts: z
    .enum(ACCEPT_MODES, { error: "Accepts must be 'auto' or 'manual'" })
    .check(z.describe('Whether orders are accepted automatically, or manually within 10 minutes')),
  servicing: z.boolean({ error: 'Servicing must be true or false' }),
  closingTime: z
    .string({ error: 'Closing time must be HH:MM' })
    .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Closing time must be HH:MM')),
  timeZone: converted(
    z.string({ error: 'Unknown time zone' }).check(lengthFirst(64, 'Unknown time zone')),
    knownTimeZone,
    'Unknown time zone',
  ),
}

const mailsOrders = z
  .boolean({ error: 'Mails orders must be true or false' })
  .check(z.describe('Whether the owner gets a mail for each new order; no answer says it'))

/** POST /api/restaurants/ (spec §5.5). */
export const restaurantBody = z
  .object({
    ...fields,
    daysOff: z._default(optionalFields.daysOff, []),
    ordersWhileClosed: z._default(optionalFields.ordersWhileClosed, true),
    accepts: z._default(optionalFields.accepts, 'auto'),
    servicing: z._default(optionalFields.servicing, true),
    closingTime: z._default(optionalFields.closingTime, ''),
    timeZone: z.optional(optionalFields.timeZone),
  })
  .register(z.globalRegistry, { id: 'RestaurantCreate' })

/** The form of a restaurant, which accepts any readable hours: see `hoursToSend`. */
export const restaurantFormBody = z.extend(restaurantBody, {
  businessHours: typedHours.check(z.refine((hours) => hoursToSend(hours).includes(':'), HOURS_RULE)),
})

/** PUT /api/manage/{id}: part of the fields; missing fields stay unchanged. */
export const restaurantUpdateBody = z
  .partial(z.object({ ...fields, ...optionalFields, mailsOrders }))
  .register(z.globalRegistry, { id: 'RestaurantUpdate' })

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
    deliveryTime: z.int().check(z.describe('Minutes')),
    businessHours: z.string(),
    servicing: z.boolean(),
    storeImage: z.string(),
    priceLevel: z.enum(PRICE_LEVELS),
    closingTime: z.string(),
    timeZone: z.string(),
    ownerId: idOut,
    rating: z
      .nullable(z.number().check(z.minimum(1), z.maximum(5)))
      .check(z.describe('Mean of the reviews, one decimal')),
    numReviews: z.int().check(z.nonnegative()),
    daysOff: z.array(z.object({ date: z.string(), name: z.string() })),
    closedUntil: z
      .nullable(instantOut)
      .check(
        z.describe('By its hours it opens then; null while it is open, and an instant that has passed means nothing'),
      ),
    ordersWhileClosed: z.boolean(),
    accepts: z.enum(ACCEPT_MODES),
    pausedUntil: z
      .nullable(instantOut)
      .check(z.describe('It takes no orders until then; an instant that has passed means nothing')),
    busyMinutes: z.nullable(z.int()).check(z.describe('Orders for now take this much longer until busyUntil')),
    busyUntil: z.nullable(instantOut).check(z.describe('An instant that has passed means nothing')),
    createdAt: instantOut,
  })
  .register(z.globalRegistry, { id: 'Restaurant' })
export type RestaurantOut = z.infer<typeof restaurantOut>

export const restaurantsAnswer = z
  .object({ restaurants: z.array(restaurantOut) })
  .register(z.globalRegistry, { id: 'Restaurants' })
export const restaurantAnswer = z
  .object({ restaurant: restaurantOut })
  .register(z.globalRegistry, { id: 'RestaurantAnswer' })
export const likedAnswer = z
  .object({ id: idOut, liked: z.boolean() })
  .register(z.globalRegistry, { id: 'LikedRestaurant' })
export const managedRestaurantAnswer = z
  .object({ restaurant: restaurantOut, message: z.string() })
  .register(z.globalRegistry, { id: 'ManagedRestaurant' })

const PAUSE_TEXT = `Minutes must be ${PAUSE_MINUTES.join(', ')}, or 0 to resume`

/** PUT /api/manage/{id}/pause: for some minutes, until the next opening, or 0 to resume. */
export const pauseBody = z
  .object({
    minutes: z.optional(z.literal([0, ...PAUSE_MINUTES], { error: PAUSE_TEXT })),
    until: z.optional(z.literal('next_opening', { error: "Until must be 'next_opening'" })),
  })
  .check(
    z.refine((body) => (body.minutes === undefined) !== (body.until === undefined), {
      path: ['minutes'],
      message: "Please send minutes or until: 'next_opening'",
    }),
  )
  .register(z.globalRegistry, { id: 'Pause' })
export type Pause = z.output<typeof pauseBody>

/** PUT /api/manage/{id}/busy: orders for now take longer for a while; 0 ends it. */
export const busyBody = z
  .object({
    minutes: z.literal([0, ...BUSY_MINUTES], {
      error: `Minutes must be ${BUSY_MINUTES.join(', ')}, or 0 when it is no longer busy`,
    }),
    for: z._default(
      z.literal(BUSY_FOR_MINUTES, { error: `For must be ${BUSY_FOR_MINUTES.join(', ')} minutes` }),
      BUSY_FOR_MINUTES[1],
    ),
  })
  .register(z.globalRegistry, { id: 'Busy' })
export type Busy = z.output<typeof busyBody>
