import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { openDatabase, type Tx } from '@/lib/db/database'
import { PrismaClient } from '@/lib/db/generated/client'

/**
 * A separate process for lib/db/two-processes.test.ts: `tsx tests/writer.ts ours|naive <url> <writes>` adds a cent to
 * the wallet of user 1 that many times and prints the result.
 */
const [way, url = '', writes = '0'] = process.argv.slice(2)

const ours = openDatabase(url)
const naive = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url }) })
const write = (work: (tx: Tx) => Promise<void>) => (way === 'ours' ? ours.write(work) : naive.$transaction(work))

let done = 0
const failures: string[] = []
for (let at = 0; at < Number(writes); at++) {
  try {
    await write(async (tx) => {
      const { walletCents } = await tx.user.findUniqueOrThrow({ where: { id: 1 } })
      await sleep(2)
      await tx.user.update({ where: { id: 1 }, data: { walletCents: walletCents + 1 } })
    })
    done++
  } catch (error) {
    failures.push(String(error))
  }
}
console.log(JSON.stringify({ done, failures }))
await Promise.all([ours.close(), naive.$disconnect()])
