/**
 * limit-write: the rows of an order as plain transactions, `write.mjs <database file> <id of an order> <seconds>`. Prints how
 * many orders it has created and submitted in a second, each as a copy of that one, and the milliseconds of CPU that one took.
 * Durable like those of the site: a commit waits until it is on the disk.
 */
import Database from 'better-sqlite3'

const [file, order, seconds] = process.argv.slice(2)
const db = new Database(file, { timeout: 5_000 })
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')

/**
 * The rows of a table that belong to the order, and the statement that inserts one of them for another order.
 * @param {string} table
 * @param {string} key
 */
function copier(table, key) {
  /** @type {Database.Statement<unknown[], Record<string, unknown>>} */
  const own = db.prepare(`SELECT * FROM "${table}" WHERE "${key}" = ?`)
  const rows = own.all(order)
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  const names = columns.map((column) => `"${column}"`).join(', ')
  const insert = db.prepare(
    `INSERT INTO "${table}" (${names}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  )
  return { rows, insert }
}

const orders = copier('Order', 'id')
const lines = copier('OrderItem', 'orderId')
const entries = copier('WalletEntry', 'orderId')
const events = copier('OrderEvent', 'orderId')
const [submitted = {}] = orders.rows
const submit =
  db.prepare(`UPDATE "Order" SET "status" = @status, "submittedAt" = @submittedAt, "totalCents" = @totalCents,
  "tipCents" = @tipCents, "paymentMethod" = @paymentMethod, "stage" = @stage, "newAt" = @newAt, "stageAt" = @stageAt,
  "acceptedAt" = @acceptedAt, "estimatedFor" = @estimatedFor, "closedAt" = @closedAt, "dueAt" = @dueAt
  WHERE "id" = @id AND "status" = 'Active'`)
/** An order has these from its submission. */
const UNSET = ['submittedAt', 'stage', 'newAt', 'stageAt', 'acceptedAt', 'estimatedFor', 'closedAt', 'dueAt']
const unset = Object.fromEntries(UNSET.map((name) => [name, null]))
// The same balance again costs the same write, and the wallet never runs out.
const pay = db.prepare('UPDATE "User" SET "walletCents" = "walletCents" WHERE "id" = ?')

const create = db.transaction(() => {
  const { lastInsertRowid: id } = orders.insert.run({ ...submitted, status: 'Active', ...unset })
  for (const line of lines.rows) lines.insert.run({ ...line, orderId: id })
  return id
})
const place = db.transaction((id) => {
  pay.run(submitted.customerId)
  for (const entry of entries.rows) entries.insert.run({ ...entry, orderId: id })
  submit.run({ ...submitted, id })
  for (const event of events.rows) events.insert.run({ ...event, orderId: id })
})

const [began, before] = [performance.now(), process.cpuUsage()]
let count = 0
while (performance.now() - began < Number(seconds) * 1_000) {
  place.immediate(create.immediate())
  count += 1
}
const { user, system } = process.cpuUsage(before)
console.log(
  JSON.stringify({ perSecond: (count / (performance.now() - began)) * 1_000, cpuMs: (user + system) / 1_000 / count }),
)
