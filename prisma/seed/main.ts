import { parseArgs } from 'node:util'
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { DEMO_ACCOUNTS } from './data'
import { DEMO_PASSWORD } from './people'
import { type Counts, seed } from './seed'

const USAGE = 'Usage: npm run db:seed [-- --restaurants N], where N is how many restaurants there shall be in all.'

function wantedRestaurants(): number {
  const { values } = parseArgs({ options: { restaurants: { type: 'string', default: '0' } } })
  if (!/^\d{1,7}$/.test(values.restaurants)) throw new Error(USAGE)
  return Number(values.restaurants)
}

function summary({ users, restaurants, menuItems, orders, reviews }: Counts): string {
  return `${restaurants} restaurants, ${menuItems} menu items, ${users} people, ${orders} orders, ${reviews} reviews`
}

async function main() {
  const restaurants = wantedRestaurants()
  const started = performance.now()
  const db = openDatabase(env.DATABASE_URL)
  try {
    const { standard, generated } = await seed({
      db,
      now: new Date(),
      timeZone: env.DEFAULT_TIME_ZONE,
      restaurants,
      onProgress: (message) => process.stdout.isTTY && process.stdout.write(`\r${message} `),
    })
    if (generated && process.stdout.isTTY) process.stdout.write('\n')
    if (standard) {
      console.log(`Seeded ${summary(standard)}.`)
      const names = DEMO_ACCOUNTS.map(({ email }) => email).join(', ')
      console.log(`Demo accounts: ${names}; the password of each is ${DEMO_PASSWORD}`)
    }
    if (generated) console.log(`Generated ${summary(generated)}.`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(standard || generated ? `Took ${seconds} s.` : 'The demo data is already there; nothing was changed.')
  } finally {
    await db.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
