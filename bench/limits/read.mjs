/**
 * limit-read: the least that a server on Node does for the public calls about restaurants, `read.mjs <database file> <port>`. It
 * reads the rows with the driver alone, and answers what the site answers, for every request anew.
 */
import http from 'node:http'
import Database from 'better-sqlite3'

const [file = '', port] = process.argv.slice(2)
const db = new Database(file, { readonly: true })

const COLUMNS = `"id", "ownerId", "name", "description", "address", "city", "state", "zip", "cuisineType", "businessHours",
  "timeZone", "ordersWhileClosed", "closingTime", "servicing", "accepts", "busyMinutes", "storeImage", "priceLevel",
  "deliveryFeeCents", "deliveryTimeMinutes", "ratingTenths", "reviewCount", "daysOff", "closedUntil", "pausedUntil", "busyUntil",
  "createdAt"`
/**
 * @typedef {{ servicing: number, ordersWhileClosed: number, deliveryFeeCents: number, deliveryTimeMinutes: number,
 *   ratingTenths: number | null, reviewCount: number, daysOff: string, closedUntil: string | null, pausedUntil: string | null,
 *   busyUntil: string | null, createdAt: string }} Row
 */
/** @type {Database.Statement<[], Row>} */
const list = db.prepare(`SELECT ${COLUMNS} FROM "Restaurant" WHERE "servicing" = 1 ORDER BY "id" LIMIT 1000`)
/** @type {Database.Statement<[string], Row>} */
const one = db.prepare(`SELECT ${COLUMNS} FROM "Restaurant" WHERE "id" = ?`)

/** @param {string | null} stored */
const instant = (stored) => (stored === null ? null : new Date(stored).toISOString())

/** @param {Row} row */
function toWire({
  deliveryFeeCents,
  deliveryTimeMinutes,
  ratingTenths,
  reviewCount,
  daysOff,
  closedUntil,
  pausedUntil,
  busyUntil,
  createdAt,
  ...shown
}) {
  return {
    ...shown,
    ordersWhileClosed: shown.ordersWhileClosed === 1,
    servicing: shown.servicing === 1,
    deliveryFee: deliveryFeeCents / 100,
    deliveryTime: deliveryTimeMinutes,
    rating: ratingTenths === null ? null : ratingTenths / 10,
    numReviews: reviewCount,
    daysOff:
      daysOff === '' ? [] : daysOff.split('\n').map((line) => ({ date: line.slice(0, 10), name: line.slice(11) })),
    closedUntil: instant(closedUntil),
    pausedUntil: instant(pausedUntil),
    busyUntil: instant(busyUntil),
    createdAt: new Date(createdAt).toISOString(),
  }
}

http
  .createServer((request, response) => {
    const id = /^\/api\/restaurants\/(\d+)$/.exec(request.url ?? '')?.[1]
    const row = id && one.get(id)
    const answer = row ? { restaurant: toWire(row) } : { restaurants: list.all().map(toWire) }
    const body = JSON.stringify(answer)
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  .listen(Number(port), 'localhost')
