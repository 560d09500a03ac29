/** The CHECK constraints of schema.prisma, which Prisma does not know, as SQL of each engine. */
import { readFileSync } from 'node:fs'
import { SCHEMA_FILE } from '../setup/postgres-schema.mjs'
import type { Migration } from './known-parts'

type Engine = 'sqlite' | 'postgres'

type Check = {
  table: string
  /** The constraint is called `<table>_<name>_check`. */
  name: string
  sqlite: string
  /** Null where the type of the column refuses the same. */
  postgres: string | null
  /** The limited column and values that it refuses; absent for a condition that has a name. */
  refused?: { column: string; values: (string | number)[] }
}

type Limit = { suffix: string; values: (string | number)[]; sqlite: string; postgres?: string | null }

/** The limit that a column states after `/// @check`; throws for one that is not among these. */
function limitOf(column: string, rule: string): Limit {
  const [, least, most] = rule.match(/^(\d+)\.\.(\d+)$/) ?? []
  if (least && most) {
    const values = [Number(least) - 1, Number(most) + 1]
    return { suffix: 'range', values, sqlite: `"${column}" BETWEEN ${least} AND ${most}` }
  }
  switch (rule) {
    case '> 0':
      return { suffix: 'positive', values: [0], sqlite: `"${column}" > 0` }
    case '>= 0':
      return { suffix: 'not_negative', values: [-1], sqlite: `"${column}" >= 0` }
    case 'lower case':
      return { suffix: 'lower_case', values: ['Ada@example.com'], sqlite: `"${column}" = lower("${column}")` }
    case '10 digits':
      return {
        suffix: 'ten_digits',
        values: ['212555010', '212-555-01'],
        sqlite: `length("${column}") = 10 AND "${column}" NOT GLOB '*[^0-9]*'`,
        postgres: `"${column}" ~ '^[0-9]{10}$'`,
      }
    case 'sha256':
      return {
        suffix: 'is_sha256',
        values: ['ab', 'AB'.repeat(32)],
        sqlite: `length("${column}") = 64 AND "${column}" NOT GLOB '*[^0-9a-f]*'`,
        postgres: `"${column}" ~ '^[0-9a-f]{64}$'`,
      }
  }
  throw new Error(`schema.prisma says "@check ${rule}" of ${column}, which scripts/database/checks.ts does not know.`)
}

/** The limit that the type of a column implies: SQLite has no enums and no booleans. */
function typeLimit(column: string, type: string, enums: Map<string, string[]>): Limit | undefined {
  const labels = enums.get(type)?.map((label) => `'${label}'`)
  if (labels) {
    return { suffix: 'known', values: ['other?'], sqlite: `"${column}" IN (${labels.join(', ')})`, postgres: null }
  }
  if (type === 'Boolean') return { suffix: 'flag', values: [2], sqlite: `"${column}" IN (0, 1)`, postgres: null }
}

const blocks = (schema: string, kind: string) =>
  [...schema.matchAll(new RegExp(`^${kind} (\\w+) \\{\\n(.*?)^\\}`, 'gms'))].map(
    ([, name = '', body = '']): [string, string[]] => [name, body.split('\n').map((line) => line.trim())],
  )

/** Every CHECK constraint that the schema states, also by the types of its columns. */
export function checksOf(schema = readFileSync(SCHEMA_FILE, 'utf8')): Check[] {
  const enums = new Map(blocks(schema, 'enum').map(([name, lines]) => [name, lines.filter(Boolean)]))
  return blocks(schema, 'model').flatMap(([table, lines]) =>
    lines.flatMap((line): Check[] => {
      const [, name, condition] = line.match(/^\/\/\/ @check (\w+): (.+)$/) ?? []
      if (name && condition) {
        return [{ table, name, sqlite: condition.replace(/NOT ("\w+") =/g, '($1 = 0) ='), postgres: condition }]
      }
      const [, column = '', type = '', rule] = line.match(/^(\w+) +(\w+)\b.*?(?:\/\/\/ @check (.+))?$/) ?? []
      if (rule === 'none') return []
      const limits = [typeLimit(column, type, enums), rule ? limitOf(column, rule) : undefined]
      return limits.flatMap((limit) => {
        if (!limit) return []
        const { suffix, values, sqlite, postgres = sqlite } = limit
        return { table, name: `${column}_${suffix}`, sqlite, postgres, refused: { column, values } }
      })
    }),
  )
}

/** A check as it stands in a statement; null where the engine needs none. */
function constraint(check: Check, engine: Engine): string | null {
  const sql = check[engine]
  return sql && `CONSTRAINT "${check.table}_${check.name}_check" CHECK (${sql})`
}

/**
 * Adds the constraints that the migrations lack to a migration's SQL; null when it stays empty. A new table gets all of its
 * own. Throws for a column that exists on SQLite, where only a new table could have the constraint.
 */
export function withChecks(
  engine: Engine,
  sql: string | null,
  migrations: readonly Migration[],
  schema?: string,
): string | null {
  const present = migrations.map((migration) => migration.sql).join('\n')
  const checks = checksOf(schema)
  let result = sql ?? ''
  for (const table of new Set(checks.map((check) => check.table))) {
    const all = checks.flatMap((check) => (check.table === table && constraint(check, engine)) || [])
    const lacking = all.filter((text) => !present.includes(text))
    const created = new RegExp(`CREATE TABLE "(?:new_)?${table}" \\([^;]*?(?=\\n\\);)`)
    if (created.test(result)) {
      result = result.replace(created, (statement) => [statement, ...all.map((text) => `    ${text}`)].join(',\n'))
    } else if (lacking.length > 0) {
      result = altered(engine, result, table, lacking)
    }
  }
  return result || null
}

function altered(engine: Engine, sql: string, table: string, lacking: readonly string[]): string {
  if (engine === 'postgres') {
    return `${sql}\n-- AddChecks\nALTER TABLE "${table}"\n    ${lacking.map((text) => `ADD ${text}`).join(',\n    ')};\n`
  }
  const last = sql.lastIndexOf(`ALTER TABLE "${table}" ADD COLUMN`)
  if (last < 0) {
    throw new Error(
      `SQLite adds these only with a new column or a new table, so write that migration by hand: ${lacking}`,
    )
  }
  const end = sql.indexOf(';', last)
  return [sql.slice(0, end), ...lacking.map((text) => `    ${text}`)].join('\n') + sql.slice(end)
}

const REBUILT =
  /CREATE TABLE "new_(\w+)" \(\n([^;]*?)\n\);\nINSERT INTO "new_\1" \((.*?)\) SELECT [^;]*;\nDROP TABLE "\1";\nALTER TABLE "new_\1" RENAME TO "\1";\n(?:CREATE (?:UNIQUE )?INDEX [^;]*;\n)*/g

/**
 * The same SQL for SQLite with new columns added to the tables that it would make anew, where their rows, checks and
 * triggers stay. It may lack indexes, and leads elsewhere where more than columns was added.
 */
export function withoutRebuilding(sql: string): string {
  const short = sql.replace(REBUILT, (rebuilt, table: string, columns: string, kept: string) => {
    const added = columns
      .split(',\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('"') && !kept.includes(line.slice(0, line.indexOf('"', 1) + 1)))
    const possible = added.every((line) => !line.includes('NOT NULL') || line.includes('DEFAULT'))
    return possible ? added.map((line) => `ALTER TABLE "${table}" ADD COLUMN ${line};\n`).join('') : rebuilt
  })
  return short.includes('CREATE TABLE "new_') ? short : short.replace(/^(-- RedefineTables|PRAGMA .*)\n/gm, '')
}
