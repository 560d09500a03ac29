/** npm run operator: the only way to make an account an operator, or to take that away. */
import { renderUnicodeCompact } from 'uqr'
import { addOperator, listOperators, removeOperator } from '@/lib/accounts/server/operators'
import { type Db, openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'

const USAGE = 'npm run operator -- add MAIL | list | remove MAIL'

async function add(email: string, db: Db): Promise<void> {
  const { address, codes } = await addOperator({ email }, { db, now: new Date() })
  console.log(`${renderUnicodeCompact(address)}\n`)
  console.log(`Scan it with an authenticator app, or type this in:\n\n${address}\n`)
  console.log(`Recovery codes. Each works once in place of the app's; keep them apart from the device:\n`)
  for (const code of codes) console.log(`  ${code}`)
  console.log(`\n${email} is an operator now. None of this is shown again.`)
}

async function list(db: Db): Promise<void> {
  const operators = await listOperators({ db })
  if (operators.length === 0) console.log('There are no operators.')
  for (const { email, since, recoveryCodes } of operators) {
    console.log(`${email}  since ${since.toISOString().slice(0, 10)}  ${recoveryCodes} recovery codes left`)
  }
}

async function main([command, email]: string[]): Promise<void> {
  const db = openDatabase(env.DATABASE_URL)
  try {
    if (command === 'list') await list(db)
    else if (command === 'add' && email) await add(email, db)
    else if (command === 'remove' && email) {
      await removeOperator({ email }, { db })
      console.log(`${email} is no operator any more, and is signed out everywhere.`)
    } else throw new Error(USAGE)
  } finally {
    await db.close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
