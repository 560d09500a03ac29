import { userOut } from '@/lib/contracts/users'
import { readStored, STORAGE_KEYS } from './storage'

const shape = userOut.pick({ id: true, guestAccount: true })

/** The user that this browser stored last (spec §9.7), or null. */
export const storedUser = () => readStored(STORAGE_KEYS.currentUser, shape)
export const storedUserId = () => storedUser()?.id ?? null
