import bcrypt from 'bcryptjs'

const COST = 10

/**
 * Runs on a worker thread: a hash takes tens of milliseconds, which would block other requests.
 * @param {{ password: string, hash?: string }} task
 */
export default function work({ password, hash }) {
  return hash === undefined ? bcrypt.hashSync(password, COST) : bcrypt.compareSync(password, hash)
}
