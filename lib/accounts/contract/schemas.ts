import * as z from 'zod/mini'
import { looksLikeEmail } from '@/lib/accounts/rules/contact'
import { parseAddress } from '@/lib/accounts/rules/delivery-address'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { dollarsOut, fitsUnless, idOut, lastText, lengthFirst, orEmpty, required, text } from '@/lib/contract/fields'
import { TEXTS } from '@/lib/contract/texts'
import { dataUrlField, imageField } from '@/lib/pictures/contract/schemas'
import { emailField, MAX_CONTACT, passwordField, phoneField } from './fields'

const firstName = text('First name', 50).check(z.minLength(1, required('First name')))
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
    lastName: z._default(lastName, ''),
    email: z.optional(orEmpty(emailField)),
    phoneNumber: z.optional(orEmpty(phoneField)),
    address: z._default(addressFields.address, ''),
    city: z._default(addressFields.city, ''),
    state: z._default(addressFields.state, ''),
    zip: z._default(addressFields.zip, ''),
    password: passwordField,
  })
  .check(
    z.refine((body) => body.email || body.phoneNumber, {
      path: ['email'],
      error: ERROR_TEXTS.emptyCredential,
      when: contactIsClean,
    }),
  )
  .register(z.globalRegistry, { id: 'Signup' })
export type Signup = z.output<typeof signupBody>

/** An email or a phone number in one field, as the login and signup forms ask for it (spec §5.1). */
export const credentialField = z.pipe(
  z
    .string({ error: ERROR_TEXTS.emptyCredential })
    .check(lengthFirst(MAX_CONTACT, ERROR_TEXTS.invalidEmail), z.trim(), z.minLength(1, ERROR_TEXTS.emptyCredential)),
  z.transform((value: string, { issues }): { email: string } | { phoneNumber: string } => {
    const isPhone = !looksLikeEmail(value)
    const parsed = isPhone ? phoneField.safeParse(value) : emailField.safeParse(value)
    if (parsed.success) return isPhone ? { phoneNumber: parsed.data } : { email: parsed.data }
    issues.push({
      code: 'custom',
      message: isPhone ? ERROR_TEXTS.invalidPhone : ERROR_TEXTS.invalidEmail,
      input: value,
    })
    return z.NEVER
  }),
)

/** POST /api/auth/login: `email` or `phoneNumber` may replace `credential`. */
export const loginBody = z
  .object({
    credential: z.optional(
      z
        .string({ error: ERROR_TEXTS.emptyCredential })
        .check(lengthFirst(MAX_CONTACT, ERROR_TEXTS.invalidEmail), z.trim(), fitsUnless('', credentialField)),
    ),
    email: z.optional(orEmpty(emailField)),
    phoneNumber: z.optional(orEmpty(phoneField)),
    password: z.string({ error: required('Password') }).check(z.minLength(1, required('Password')), z.maxLength(1000)),
  })
  .check(
    z.refine((body) => body.credential || body.email || body.phoneNumber, {
      path: ['credential'],
      error: ERROR_TEXTS.emptyCredential,
      when: contactIsClean,
    }),
  )
  .register(z.globalRegistry, { id: 'Login' })
export type Login = z.output<typeof loginBody>

/** A missing contact is reported together with the other errors, but not in addition to an invalid contact. */
function contactIsClean({ value, issues }: z.core.ParsePayload): boolean {
  const isContact = (name: unknown) => name === 'credential' || name === 'email' || name === 'phoneNumber'
  return typeof value === 'object' && value !== null && !issues.some(({ path }) => isContact(path?.[0]))
}

/** A contact with a first test that has its own message (spec §5.2). */
const testedFirst = <S extends z.core.$ZodType<unknown, string>>(
  isPossible: (value: string) => boolean,
  error: string,
  field: S,
) =>
  z.pipe(
    z.string({ error }).check(lengthFirst(MAX_CONTACT, error), z.trim(), z.refine(isPossible, { error, abort: true })),
    field,
  )

/** Errors of an email update name the missing part: the @, or the dot after it. A phone update takes digits only. */
const emailUpdateField = testedFirst((value) => value.includes('@'), ERROR_TEXTS.emailAt, emailField)
const phoneUpdateField = testedFirst((value) => /^\d*$/.test(value), ERROR_TEXTS.phoneDigits, phoneField)

/** PUT /api/users/{id}: part of the fields; missing fields stay unchanged. */
export const profileBody = z
  .partial(
    z.object({
      first_name: firstName,
      last_name: lastName,
      phone_number: z.union([z.literal(''), z.null(), phoneUpdateField], { error: lastText }),
      email: z.union([z.literal(''), z.null(), emailUpdateField], { error: lastText }),
      ...addressFields,
      delivery_instructions: text('Delivery instructions', 500),
      currentPassword: z
        .string({ error: 'Please enter your password' })
        .check(z.maxLength(1000), z.describe('Asked for with a new email by sessions that are older than 15 minutes')),
    }),
  )
  .register(z.globalRegistry, { id: 'Profile' })

/** A data URL gets the error for files, anything else the error for addresses. */
const pictureText: z.core.$ZodErrorMap = (issue) => {
  const isFile = typeof issue.input === 'string' && issue.input.startsWith('data:')
  return issue.code === 'invalid_union' && isFile ? issue.errors[1]?.[0]?.message : lastText(issue)
}

/** PUT /api/users/pfp/{id}: the profile's fields with a picture, uploaded or by address; an empty one removes it. */
export const pictureBody = z
  .extend(profileBody, {
    profile_image: z.optional(z.union([z.literal(''), dataUrlField, imageField], { error: pictureText })),
  })
  .register(z.globalRegistry, { id: 'ProfilePicture' })

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
    restaurantMember: z.boolean().check(z.describe('Whether the user is a member of a restaurant of another')),
    guestAccount: z.boolean(),
    deliveryInstructions: z.string(),
  })
  .register(z.globalRegistry, { id: 'User' })
export type UserOut = z.infer<typeof userOut>

/** The answer to restoring a session, for pages that do not contain the user: the user, and the user's likes. */
export const restoredOut = z
  .extend(userOut, { likedItems: z.array(idOut), likedRestaurants: z.array(idOut) })
  .register(z.globalRegistry, { id: 'RestoredSession' })
export type RestoredOut = z.infer<typeof restoredOut>

/** The login form: one field for either credential. */
export const loginFormBody = z.object({
  credential: credentialField,
  password: z.string().check(z.minLength(1, required('Password'))),
})

/** The same form on signup, with the name. */
export const signupFormBody = z.object({
  name: text('Name', 101).check(z.minLength(1, required('Name'))),
  credential: credentialField,
  password: passwordField,
})

/** The signup dialog of guests: every field of a signup, and the password again (spec §5.1). */
export const signupModalBody = z
  .object({
    firstName,
    lastName: lastName.check(z.minLength(1, required('Last name'))),
    email: emailField,
    phoneNumber: phoneField,
    address: addressFields.address.check(z.minLength(1, required('Address'))),
    city: addressFields.city.check(z.minLength(1, required('City'))),
    state: addressFields.state.check(z.minLength(1, required('State'))),
    zip: addressFields.zip.check(z.minLength(1, required('Zip'))),
    password: passwordField,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      error: ERROR_TEXTS.confirmPassword,
      // Reported at once, not only when all other fields are valid.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

/** An address on one line, as screens ask for it: 'ADDRESS, CITY, STATE, ZIP' (spec §5.2). */
export const addressLineField = z
  .string({ error: TEXTS.addressFormat })
  .check(z.refine((line) => parseAddress(line) !== null, TEXTS.addressFormat))
export const addressFormBody = z.object({ address: addressLineField })

/** Guests cannot set an address, so every input is refused (spec §5.2). */
export const guestAddressFormBody = z.object({ address: z.string().check(z.refine(() => false, TEXTS.guestAddress)) })

/** The forms of the profile's parts (spec §5.2). */
export const nameFormBody = z.object({ first_name: firstName, last_name: lastName })
export const phoneFormBody = z.object({ phone_number: phoneUpdateField })
export const emailFormBody = z.object({ email: emailUpdateField, currentPassword: z.optional(z.string()) })
export const instructionsFormBody = z.pick(profileBody, { delivery_instructions: true })
