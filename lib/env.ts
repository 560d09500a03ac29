import { z } from 'zod'
import { BOUNDS } from './bounds'
import { knownTimeZone } from './zoned-time'

/** The secret of .env.example. It is public, so a site on https must not use it. */
const SAMPLE_SECRET = 'for-local-use-only-replace-me-before-deploying'

/** How many attempts are allowed per window; lib/attempt-limits.ts has the windows. */
const limit = (usual: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(usual)

/** How much of something an account may have; 0 lifts the limit. */
const allowance = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(usual)
    .transform((value) => (value === 0 ? Number.POSITIVE_INFINITY : value))

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DATABASE_URL: z
      .string()
      .regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with "file:" or "postgresql://"')
      .refine(
        saysHowItIsProtected,
        'must say "sslmode=verify-full", or "sslmode=disable" for a server within a private network',
      )
      .default('file:./.data/plateful.db'),
    LOCK_PATIENCE_MS: z.coerce.number().int().min(0).max(60_000).default(10_000),
    DATABASE_WRITERS: z.coerce.number().int().min(1).max(100).default(1),
    DATABASE_READERS: z.coerce.number().int().min(1).max(1_000).default(10),
    READER_PATIENCE_MS: z.coerce.number().int().min(1_000).max(600_000).default(30_000),
    STALE_MINUTES: z.coerce.number().int().min(0).max(1_440).default(10),
    SESSION_SECRET: z.string('is missing').min(32, 'must have at least 32 characters'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    APP_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEMO_LOGIN: z
      .enum(['true', 'false'])
      .default('true')
      .transform((value) => value === 'true'),
    RESTAURANT_APPROVAL: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
    DEFAULT_TIME_ZONE: z
      .string()
      .refine((name) => knownTimeZone(name) !== null, 'must be an IANA time zone, as in America/New_York')
      .overwrite((name) => knownTimeZone(name) ?? name)
      .default('America/New_York'),
    OPERATIONS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]*$/, 'must have visible ASCII characters only')
      .min(32, 'must have at least 32 characters')
      .optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, 'must start with "smtp://" or "smtps://"')
      .refine(
        saysHowMailIsProtected,
        'must start with "smtps://", or say "requireTLS=true", or "requireTLS=false" for a server within a private network',
      )
      .optional(),
    MAIL_FROM: z.string().regex(/@/, 'must have an email address').optional(),
    CONTACT_EMAIL: z.email('must be an email address').optional(),
    MAIL_FOLDER: z.string().default('.data/mail'),
    LIMIT_LOGINS: limit(300),
    LIMIT_FAILED_LOGINS: limit(20),
    LIMIT_FAILED_LOGINS_OF_ACCOUNT: limit(200),
    LIMIT_SIGNUPS: limit(60),
    LIMIT_GUESTS: limit(120),
    LIMIT_DEMO_LOGINS: limit(120),
    LIMIT_RECOVERIES: limit(60),
    LIMIT_RESET_MAILS: limit(5),
    LIMIT_CODES: limit(5),
    LIMIT_CODES_OF_DAY: limit(30),
    LIMIT_ACTS: limit(600),
    LIMIT_PASSWORD_CHECKS: limit(20),
    LIMIT_DOWNLOADS: limit(20),
    LIMIT_VERIFICATIONS: limit(5),
    LIMIT_EMAIL_CHANGES: limit(5),
    LIMIT_INVITATIONS: limit(30),
    LIMIT_UNPROVEN_MAILS: limit(10),
    LIMIT_UPLOADS: limit(200),
    LIMIT_UPLOADS_PER_ADDRESS: limit(600),
    LIMIT_SEARCHES: limit(600),
    RESTAURANTS_PER_ACCOUNT: allowance(BOUNDS.restaurants.most),
    MODIFIERS_PER_ITEM: allowance(BOUNDS['modifiers in all its groups'].most),
    OPEN_ORDERS: allowance(BOUNDS['open orders'].most),
    ORDERS_PER_HOUR: allowance(BOUNDS['orders an hour'].most),
    ACTIVE_ORDERS: allowance(BOUNDS['orders that were never placed'].most),
    WALLET_CHANGES_PER_HOUR: allowance(BOUNDS['changes of its wallet an hour'].most),
    REPORTS_PER_DAY: allowance(BOUNDS['reports a day'].most),
    SESSIONS_PER_ACCOUNT: allowance(BOUNDS.sessions.most),
    IDEMPOTENCY_BYTES: allowance(BOUNDS['bytes of answers for Idempotency-Keys'].most),
    STREAMS_PER_MINUTE: allowance(30),
  })
  .refine(({ APP_URL, SESSION_SECRET }) => !(APP_URL?.startsWith('https:') && SESSION_SECRET === SAMPLE_SECRET), {
    path: ['SESSION_SECRET'],
    message: 'is still the one of .env.example; a site on https needs its own',
  })
  .transform((values) => {
    const { origin, hostname } = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`)
    return {
      ...values,
      /** Origin of the site, without a trailing slash. */
      APP_URL: origin,
      MAIL_FROM: values.MAIL_FROM ?? `Plateful <no-reply@${hostname}>`,
    }
  })

/** The settings of this process, with defaults filled in. */
export type Env = Readonly<z.infer<typeof environment>>

/** Reads the settings; an empty one counts as missing. Throws one error that names every invalid one and its rule. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environment.safeParse(present)
  if (result.success) return Object.freeze(result.data)
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The environment is not usable: ${faults.join('; ')}. See .env.example; "npm start" writes a .env.`)
}

/** Parsed once at the start of the process, so that a wrong setting fails before the first request. */
export const env: Env = parseEnv(process.env)

/** Unique per build; the bundler fills it in from next.config.mjs. */
export const BUILD: string = process.env.BUILD_ID ?? 'development'

/** The driver does not encrypt by default. That is safe on this host only; other URLs must state their choice. */
function saysHowItIsProtected(url: string): boolean {
  if (!url.startsWith('postgres') || !URL.canParse(url)) return true
  const { hostname, searchParams } = new URL(url)
  return isHere(hostname) || /^(verify-full|disable)$/.test(searchParams.get('sslmode') ?? '')
}

/** With smtp://, TLS is used only if the server's answer, which an attacker may have changed, offers it. */
function saysHowMailIsProtected(url: string): boolean {
  if (url.startsWith('smtps:') || !URL.canParse(url)) return true
  const { hostname, searchParams } = new URL(url)
  return isHere(hostname) || /^(true|false)$/.test(searchParams.get('requireTLS') ?? '')
}

function isHere(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/.test(hostname)
}
