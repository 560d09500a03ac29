import bcrypt from 'bcryptjs'

const COST = 10

/** Runs on a worker thread: a hash takes tens of milliseconds that no other request should wait for. */
export default function work({ password, hash }) {
  return hash === undefined ? bcrypt.hashSync(password, COST) : bcrypt.compareSync(password, hash)
}
