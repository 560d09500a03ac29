import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { Deps } from '@/lib/db/deps'
import { env } from '@/lib/env'

const STEP_SECONDS = 30
/** Steps of clock by which a device may be off, on either side. */
const WINDOW = 1
const RECOVERY_CODES = 10

const sealedSchema = z.object({ purpose: z.literal('operator'), userId: z.int(), secret: z.string() })
// Iron derives the key. The purpose keeps what is sealed here apart from the cookies of sessions.
const options = () => ({ password: env.SESSION_SECRET, ttl: 0 })

const deviceOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Plateful', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 })

/** A new secret as it is stored, and its otpauth address, which is shown once. */
export async function makeSecret({ userId, email }: { userId: number; email: string }) {
  const secret = new Secret({ size: 20 }).base32
  const sealed = await sealData({ purpose: 'operator', userId, secret }, options())
  return { sealed, address: deviceOf(secret, email).toString() }
}

/** Ten recovery codes of 80 random bits, and the hashes that are stored. */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    return new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-')
  })
  return { codes, hashes: codes.map(hashOf) }
}

/** Whether somebody tries a code of a device, of which there are few enough to guess. */
export const isDeviceCode = (code: string): boolean => /^\d{6}$/.test(plainCode(code))

/** Spaces, dashes and small letters make no difference: people type codes off paper. */
const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex')

/**
 * Uses up an operator's code: one of the device, or a recovery code. False when it fits neither, or was used before.
 * The condition of each statement makes a code work once, also in several processes at the same moment.
 */
export async function takeCode(
  { userId, code }: { userId: number; code: string },
  { db, now }: Deps,
): Promise<boolean> {
  const plain = plainCode(code)
  if (!isDeviceCode(code)) {
    const used = await db.write((tx) => tx.recoveryCode.deleteMany({ where: { userId, hash: hashOf(plain) } }))
    return used.count === 1
  }
  // Before the transaction: opening the seal derives a key, and other writers would wait for it.
  const operator = await db.read.operator.findUnique({ where: { userId }, select: { secret: true } })
  const step = operator && (await stepOf(plain, { sealed: operator.secret, userId }, now))
  if (!step) return false
  const where = { userId, secret: operator.secret, lastStep: { lt: step } }
  return (await db.write((tx) => tx.operator.updateMany({ where, data: { lastStep: step } }))).count === 1
}

/** The time step of a code that fits; null for one that does not, or after SESSION_SECRET was changed. */
async function stepOf(
  token: string,
  { sealed, userId }: { sealed: string; userId: number },
  now: Date,
): Promise<number | null> {
  const { data } = sealedSchema.safeParse(await unsealData(sealed, options()).catch(() => null))
  if (data?.userId !== userId) return null
  const delta = deviceOf(data.secret).validate({ token, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}
