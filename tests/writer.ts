import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@/lib/db/database'

/**
 * A separate process for lib/db/two-processes.test.ts: `tsx tests/writer.ts <url> <writes>` adds a cent to the wallet
 * of user 1 that many times and prints the result.
 */
const [url = '', writes = '0'] = process.argv.slice(2)
const db = openDatabase(url)

let done = 0
const failures: string[] = []
for (let at = 0; at < Number(writes); at++) {
  try {
    await db.write(async (tx) => {
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
await db.close()
