/**
 * Loaded into a server before anything else (`node --import`): notes the statements that its database runs. A connection to the port in
 * STATEMENT_TAP_PORT gets the statements since the last one.
 */
import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'
import Database from 'better-sqlite3'

const { prototype } = new Database(':memory:').prepare('SELECT 1').constructor
/** @type {string[]} */
let noted = []

if (isMainThread) {
  for (const method of ['all', 'run']) {
    const original = prototype[method]
    prototype[method] = function (/** @type {unknown[]} */ ...values) {
      if (/^\s*(SELECT|UPDATE|DELETE|INSERT|WITH)/.test(this.source)) noted.push(this.source)
      return original.apply(this, values)
    }
  }
  // Not an HTTP server: the site would take its requests for its own.
  createServer((socket) => {
    socket.end(JSON.stringify(noted))
    noted = []
  }).listen(Number(process.env.STATEMENT_TAP_PORT), '127.0.0.1')
}
