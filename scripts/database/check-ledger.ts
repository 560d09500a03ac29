/** Checks the ledger of the database in DATABASE_URL and prints every finding. */
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { LEDGER_RULES, type LedgerFinding } from '@/lib/operations/rules'
import { checkLedger, type LedgerReport } from '@/lib/operations/server/check-ledger'

function told({ rule, id, what, expected, found }: LedgerFinding): string {
  const [table, law] = LEDGER_RULES[rule]
  return `${table} ${id}: ${what} should be ${expected} and is ${found} (${rule}: ${law})`
}

function summary({ users, entries, orders, lines, restaurants, reviews }: LedgerReport['counts']): string {
  return `${entries} entries of ${users} people, ${orders} orders with ${lines} lines, ${reviews} reviews of ${restaurants} restaurants`
}

async function main() {
  const started = performance.now()
  const db = openDatabase(env.DATABASE_URL)
  try {
    const { counts, findings } = await checkLedger({ db })
    for (const finding of findings) console.log(told(finding))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Checked ${summary(counts)} in ${seconds} s.`)
    console.log(findings.length === 0 ? 'Everything adds up.' : `${findings.length} things do not add up.`)
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await db.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
