/** Rebuilds the search index in the database in DATABASE_URL. */
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { rebuildIndex } from '@/lib/search/server/refresh-index'

async function main() {
  const started = performance.now()
  const db = openDatabase(env.DATABASE_URL)
  try {
    const restaurants = await rebuildIndex({ db })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Read the words of ${restaurants} ${restaurants === 1 ? 'restaurant' : 'restaurants'} in ${seconds} s.`)
  } finally {
    await db.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
