import { violatedUnique } from '@/lib/db/failures'
import { AppError } from '@/lib/errors'

/** Throws `conflict` with the field whose value another account has, if that is why a write failed. */
export function explainTakenContact(error: unknown): never {
  const fields = violatedUnique(error)
  if (fields?.includes('email')) throw taken('email', 'An account with this email already exists')
  if (fields?.includes('phoneNumber')) throw taken('phoneNumber', 'An account with this phone number already exists')
  throw error
}

function taken(field: string, text: string): AppError {
  return new AppError('conflict', text, { fields: { [field]: text } })
}
