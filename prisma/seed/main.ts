import { parseArgs } from 'node:util'
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { DEMO_ACCOUNTS } from './data'
import { DEMO_PASSWORD } from './people'
import { type Counts, seed } from './seed'

const USAGE =
  'Usage: npm run db:seed [-- --restaurants N --reviews R], where N is how many restaurants there shall be in all, and R how many reviews those beyond the demo data have on average.'

function wanted(): { restaurants: number; reviews?: number } {
  const options = { restaurants: { type: 'string', default: '0' }, reviews: { type: 'string' } } as const
  const { restaurants, reviews } = parseArgs({ options }).values
  if (![restaurants, reviews ?? '0'].every((value) => /^\d{1,7}$/.test(value))) throw new Error(USAGE)
  return { restaurants: Number(restaurants), ...(reviews !== undefined && { reviews: Number(reviews) }) }
}

function summary({ users, restaurants, menuItems, orders, reviews }: Counts): string {
  return `${restaurants} restaurants, ${menuItems} menu items, ${users} people, ${orders} orders, ${reviews} reviews`
}

async function main() {
  const sizes = wanted()
  const started = performance.now()
  const db = openDatabase(env.DATABASE_URL)
  try {
    const { standard, generated } = await seed({
      db,
      now: new Date(),
      timeZone: env.DEFAULT_TIME_ZONE,
      ...sizes,
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
