import type { User } from '@/lib/accounts/contract/schemas'
import { isBoolean, isId, isObject } from '@/lib/client/shapes'
import { readStored, STORAGE_KEYS } from '@/lib/client/storage'

const shape = isObject<Pick<User, 'id' | 'guestAccount'>>({ id: isId, guestAccount: isBoolean })

/** The user that this browser stored last (spec §9.7), or null. */
export const storedUser = () => readStored(STORAGE_KEYS.currentUser, shape)
export const storedUserId = () => storedUser()?.id ?? null
