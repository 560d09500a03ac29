import { z } from 'zod'
import { parseAddress } from '@/lib/domain/delivery-address'
import {
  dollars,
  dollarsOut,
  emailField,
  idOut,
  imageField,
  lastText,
  orEmpty,
  passwordField,
  phoneField,
  required,
  text,
} from './fields'
import type { InCents } from './money-fields'
import type { ServiceKeys } from './service-keys'
import { TEXTS } from './texts'

const firstName = text('First name', 50).min(1, required('First name'))
const lastName = text('Last name', 50)
const addressFields = {
  address: text('Address', 200),
  city: text('City', 100),
  state: text('State', 50),
  zip: text('Zip', 20),
}

/** POST /api/auth/signup (spec §3.1, §5.1): a first name, a password, and an email or a phone number. */
export const signupBody = z
  .object({
    firstName,
    lastName: lastName.default(''),
    email: orEmpty(emailField).optional(),
    phoneNumber: orEmpty(phoneField).optional(),
    address: addressFields.address.default(''),
    city: addressFields.city.default(''),
    state: addressFields.state.default(''),
    zip: addressFields.zip.default(''),
    password: passwordField,
  })
  .refine((body) => body.email || body.phoneNumber, {
    path: ['email'],
    message: TEXTS.emptyCredential,
    when: contactIsClean,
  })
  .meta({ id: 'Signup' })
export type Signup = z.output<typeof signupBody>

/** POST /api/auth/login: `email` or `phoneNumber` may replace `credential`. */
export const loginBody = z
  .object({
    credential: z
      .string({ error: TEXTS.emptyCredential })
      .trim()
      .superRefine((value, context) => {
        const issues = value === '' ? [] : credentialField.safeParse(value).error?.issues
        for (const { message } of issues ?? []) context.addIssue({ code: 'custom', message })
      })
      .optional(),
    email: orEmpty(emailField).optional(),
    phoneNumber: orEmpty(phoneField).optional(),
    password: z
      .string({ error: required('Password') })
      .min(1, required('Password'))
      .max(1000),
  })
  .refine((body) => body.credential || body.email || body.phoneNumber, {
    path: ['credential'],
    message: TEXTS.emptyCredential,
    when: contactIsClean,
  })
  .meta({ id: 'Login' })

/** A missing contact is reported together with the other errors, but not in addition to an invalid contact. */
function contactIsClean({ value, issues }: z.core.ParsePayload): boolean {
  const isContact = (name: unknown) => name === 'credential' || name === 'email' || name === 'phoneNumber'
  return typeof value === 'object' && value !== null && !issues.some(({ path }) => isContact(path?.[0]))
}

/** An email or a phone number in one field, as the login and signup forms ask for it (spec §5.1). */
export const credentialField = z
  .string({ error: TEXTS.emptyCredential })
  .trim()
  .min(1, TEXTS.emptyCredential)
  .transform((value, context): { email: string } | { phoneNumber: string } => {
    const isPhone = /^[\d\s-]+$/.test(value)
    const parsed = isPhone ? phoneField.safeParse(value) : emailField.safeParse(value)
    if (parsed.success) return isPhone ? { phoneNumber: parsed.data } : { email: parsed.data }
    context.issues.push({ code: 'custom', message: isPhone ? TEXTS.invalidPhone : TEXTS.invalidEmail, input: value })
    return z.NEVER
  })

/** An email update names what is missing: the @, or the dot after it (spec §5.2). */
export const emailUpdateField = z
  .string({ error: TEXTS.emailAt })
  .trim()
  .refine((value) => value.includes('@'), { error: TEXTS.emailAt, abort: true })
  .pipe(emailField)

/** A phone update takes digits only (spec §5.2). */
export const phoneUpdateField = z
  .string({ error: TEXTS.phoneDigits })
  .trim()
  .refine((value) => /^\d*$/.test(value), { error: TEXTS.phoneDigits, abort: true })
  .pipe(phoneField)

/** PUT /api/users/{id}: part of the fields; missing fields stay unchanged. */
export const profileBody = z
  .object({
    first_name: firstName,
    last_name: lastName,
    phone_number: z.union([z.literal(''), z.null(), phoneUpdateField], { error: lastText }),
    email: z.union([z.literal(''), z.null(), emailUpdateField], { error: lastText }),
    ...addressFields,
    delivery_instructions: text('Delivery instructions', 500),
  })
  .partial()
  .meta({ id: 'Profile' })

/** A picture in JSON: a data URL of a PNG, JPEG, WebP, GIF or AVIF. */
export const dataUrlField = z
  .string({ error: 'Please choose a picture' })
  .regex(
    /^data:image\/(png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/,
    'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
  )

/** A data URL gets the error for files, anything else the error for addresses. */
const pictureText: z.core.$ZodErrorMap = (issue) => {
  const isFile = typeof issue.input === 'string' && issue.input.startsWith('data:')
  return issue.code === 'invalid_union' && isFile ? issue.errors[1]?.[0]?.message : lastText(issue)
}

/** PUT /api/users/pfp/{id}: the profile's fields with a picture, uploaded or by address; an empty one removes it. */
export const pictureBody = profileBody
  .extend({
    profile_image: z.union([z.literal(''), dataUrlField, imageField], { error: pictureText }).optional(),
  })
  .meta({ id: 'ProfilePicture' })
/** A change of a profile; an empty or null contact leaves an account without one unchanged. */
export type ProfileUpdate = ServiceKeys<z.output<typeof pictureBody>>

const MAX_AMOUNT_CENTS = 1_000_000
/** The wallet calls: dollars above 0, at most 10 000. */
export const amountBody = z
  .object({
    amount: dollars(
      'Amount',
      { min: 1, max: MAX_AMOUNT_CENTS },
      'Amount must be above 0 and at most 10,000, with at most two decimals',
    ),
  })
  .meta({ id: 'Amount' })

/** A user as its owner sees it (spec §3.1). */
export const userOut = z
  .object({
    id: idOut,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    wallet: dollarsOut,
    profileImage: z.string(),
    restaurantOwner: z.boolean(),
    guestAccount: z.boolean(),
    deliveryInstructions: z.string(),
  })
  .meta({ id: 'User' })
export type UserOut = z.infer<typeof userOut>
/** As the browser holds it. */
export type User = InCents<UserOut>

/** The login form: one field for either credential. */
export const loginFormBody = z.object({
  credential: credentialField,
  password: z.string().min(1, required('Password')),
})

/** The same form on signup, with the name. */
export const signupFormBody = z.object({
  name: text('Name', 101).min(1, required('Name')),
  credential: credentialField,
  password: passwordField,
})

/** The signup dialog of guests: every field of a signup, and the password again (spec §5.1). */
export const signupModalBody = z
  .object({
    firstName,
    lastName: lastName.min(1, required('Last name')),
    email: emailField,
    phoneNumber: phoneField,
    address: addressFields.address.min(1, required('Address')),
    city: addressFields.city.min(1, required('City')),
    state: addressFields.state.min(1, required('State')),
    zip: addressFields.zip.min(1, required('Zip')),
    password: passwordField,
    confirmPassword: z.string(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: TEXTS.confirmPassword,
    // Reported at once, not only when all other fields are valid.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** An address on one line, as screens ask for it: 'ADDRESS, CITY, STATE, ZIP' (spec §5.2). */
export const addressLineField = z
  .string({ error: TEXTS.addressFormat })
  .refine((line) => parseAddress(line) !== null, TEXTS.addressFormat)
export const addressFormBody = z.object({ address: addressLineField })

/** Guests cannot set an address, whatever they type (spec §5.2). */
export const guestAddressFormBody = z.object({ address: z.string().refine(() => false, TEXTS.guestAddress) })

/** A form without fields. */
export const noFields = z.object({})

/** The forms of the profile's parts (spec §5.2). */
export const nameFormBody = z.object({ first_name: firstName, last_name: lastName })
export const phoneFormBody = z.object({ phone_number: phoneUpdateField })
export const emailFormBody = z.object({ email: emailUpdateField })
