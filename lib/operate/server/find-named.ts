import 'server-only'
import type { Tx } from '@/lib/db/database'
import { isPostgresUrl } from '@/lib/db/engine'
import { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'

// The indexes of the migration 'operators' are in this order on both engines.
const BYTES = Prisma.raw(isPostgresUrl(env.DATABASE_URL) ? 'COLLATE "C"' : '')
const LAST_CHARACTER = '\u{10ffff}'
const lower = (column: string) => Prisma.sql`lower(${Prisma.raw(`"${column}"`)}) ${BYTES}`
const beginsAs = (column: string, word: string) =>
  Prisma.sql`${lower(column)} >= lower(${word}) AND ${lower(column)} < lower(${word}) || ${LAST_CHARACTER}`
const begins = (column: string, word: string) =>
  Prisma.sql`(${Prisma.join(
    spellings(word).map((spelling) => beginsAs(column, spelling)),
    ' OR ',
  )})`

/** The databases lower ASCII letters only, so a word with others is looked up as names are written with it. */
function spellings(word: string): string[] {
  if (/^[ -~]*$/.test(word)) return [word]
  const small = word.toLowerCase()
  return [...new Set([small, word.toUpperCase(), small.replace(/(^| )(.)/gu, (letter) => letter.toUpperCase())])]
}

const idsOf = async (sql: Prisma.Sql, tx: Tx) =>
  (await tx.$queryRaw<{ id: number | bigint }[]>(sql)).map(({ id }) => Number(id))

/** The ids of people whose names begin with these words, up to `most` by their first names and as many by their last. */
export async function findPeopleNamed(words: readonly string[], most: number, tx: Tx): Promise<number[]> {
  const [first = '', ...others] = words
  const rest = others.map((word) => Prisma.sql`AND (${begins('firstName', word)} OR ${begins('lastName', word)})`)
  const all = rest.length > 0 ? Prisma.join(rest, ' ') : Prisma.empty
  const withName = (column: string) =>
    Prisma.sql`SELECT "id" FROM "User" WHERE ${begins(column, first)} ${all} LIMIT ${most}`
  const found = [...(await idsOf(withName('firstName'), tx)), ...(await idsOf(withName('lastName'), tx))]
  return [...new Set(found)]
}

/** The ids of up to `most` restaurants whose names begin with these words. */
export function findRestaurantsNamed(words: readonly string[], most: number, tx: Tx): Promise<number[]> {
  return idsOf(Prisma.sql`SELECT "id" FROM "Restaurant" WHERE ${begins('name', words.join(' '))} LIMIT ${most}`, tx)
}
