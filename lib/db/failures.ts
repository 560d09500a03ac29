import { z } from 'zod'
import { Prisma } from './generated/client'

/** Another connection holds the lock of the file: nothing was written, so a retry is safe. */
export function isBusy(error: unknown): boolean {
  return prismaCode(error) === 'P1008' || /database is locked|SQLITE_BUSY|SocketTimeout/.test(String(error))
}

/** The transaction met another one: PostgreSQL rolled it back, so a retry is safe. At a commit Prisma gives it no code of its own. */
export function isConflict(error: unknown): boolean {
  return prismaCode(error) === 'P2034' || /^(40001|40P01)$/.test(driverCode(error))
}

/** Codes of SQLite about its file, disk or memory, not about the statement. */
const STORAGE_FAULT = /^SQLITE_(BUSY|LOCKED|PROTOCOL|READONLY|FULL|IOERR|CANTOPEN|NOMEM)/

/**
 * Codes of PostgreSQL: connections (08), resources (53), the operator's intervention or a statement that took too long (57), a lock
 * that was not free, a transaction that idled too long, a standby, a database, table or column that is not there.
 */
const SERVER_FAULT = /^(08...|53...|57...|55P03|25P03|25006|3D000|42P01|42703)$/

/** Codes of Node for a server that is not reached. */
const NETWORK_FAULT = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/** Prisma's codes for no connection or none in time, a transaction that took too long to begin or to finish, no such table or column. */
const PRISMA_FAULT = /^P(1001|1002|1003|1008|1017|2021|2022|2024|2028|2037)$/

/** The adapter's names for the same, which is all that is left of them when a raw statement fails. */
const KIND_FAULT =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|DatabaseDoesNotExist|TableDoesNotExist|ColumnNotFound)$/

/** The words of the drivers for a file whose folder or table is missing, and for connections that are lost or not free in time. */
const WORDS =
  /^Cannot open database|^no such (?:table|column)|^Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/

/**
 * The storage cannot be used at present: the disk is full, the file is locked by another process, read-only, unreachable or
 * replaced, the server is away, read-only or out of connections, the tables are not those of this version. The transaction was
 * rolled back, so a retry is safe; except for a connection that was lost at the commit, whose outcome only a repeated call with its
 * Idempotency-Key finds out.
 */
export function isUnavailable(error: unknown): boolean {
  const code = driverCode(error)
  return (
    isBusy(error) ||
    isConflict(error) ||
    PRISMA_FAULT.test(prismaCode(error)) ||
    STORAGE_FAULT.test(code) ||
    SERVER_FAULT.test(code) ||
    NETWORK_FAULT.test(code) ||
    KIND_FAULT.test(causeOf(error)?.kind ?? '') ||
    (error instanceof Error && WORDS.test(error.message))
  )
}

const driverError = z.object({
  cause: z.looseObject({ originalCode: z.string().optional(), kind: z.string().optional() }),
})
/** A statement fails with Prisma's error around the driver's, a commit with the driver's, opening with the database's own. */
const failure = z.union([
  z.object({ meta: z.object({ driverAdapterError: driverError }) }).transform(({ meta }) => meta.driverAdapterError),
  driverError,
  z.object({ code: z.string() }).transform(({ code }) => ({ cause: { originalCode: code } })),
])

/** The database's code of a failure; empty when there is none. */
function driverCode(error: unknown): string {
  return causeOf(error)?.originalCode ?? ''
}

function causeOf(error: unknown): { originalCode?: string | undefined; kind?: string | undefined } | undefined {
  return failure.safeParse(error).data?.cause
}

function prismaCode(error: unknown): string {
  return error instanceof Prisma.PrismaClientKnownRequestError ? error.code : ''
}

const violation = z.object({
  driverAdapterError: z.object({
    cause: z.object({ constraint: z.object({ fields: z.array(z.string()).optional(), index: z.string().optional() }) }),
  }),
})

/** The unique fields that a write violated, if that is why it failed. */
export function violatedUnique(error: unknown): readonly string[] | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const { fields, index = '' } = violation.safeParse(error.meta).data?.driverAdapterError.cause.constraint ?? {}
  // PostgreSQL names the index instead, as in User_email_key.
  return fields ?? index.split('_').slice(1, -1)
}
