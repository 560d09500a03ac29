import { z } from 'zod'
import { Prisma } from './generated/client'

/** Another connection holds the lock of the file: nothing was written, so a retry is safe. */
export function isBusy(error: unknown): boolean {
  return prismaCode(error) === 'P1008' || /database is locked|SQLITE_BUSY|SocketTimeout/.test(String(error))
}

/** PostgreSQL rolled back a conflicting transaction, so a retry is safe. At a commit Prisma sets no code of its own. */
export function isConflict(error: unknown): boolean {
  return prismaCode(error) === 'P2034' || /^(40001|40P01)$/.test(driverCode(error))
}

/** SQLite's codes about its file, disk or memory rather than the statement. A disk that fails to read looks corrupt. */
const STORAGE_FAULT = /^SQLITE_(BUSY|LOCKED|PROTOCOL|READONLY|FULL|IOERR|CANTOPEN|NOMEM|CORRUPT|NOTADB)/

/**
 * PostgreSQL's codes: connections (08), resources (53), operator intervention or statement timeout (57), lock not
 * available, idle transaction timeout, read-only standby, missing database, table or column.
 */
const SERVER_FAULT = /^(08...|53...|57...|55P03|25P03|25006|3D000|42P01|42703)$/

/** Node's codes for an unreachable server. */
const NETWORK_FAULT = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/** Prisma's codes for no connection, connection and transaction timeouts, and missing tables or columns. */
const PRISMA_FAULT = /^P(1001|1002|1003|1008|1017|2021|2022|2024|2028|2037)$/

/** The adapter's names for the same failures; failed raw statements carry only these. */
const KIND_FAULT =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|DatabaseDoesNotExist|TableDoesNotExist|ColumnNotFound)$/

/** Messages for a missing folder or table, for connections that are lost or not free in time, and for slow writes. */
const WORDS =
  /^Cannot open database|^no such (?:table|column)|^Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|^The transaction took more than/

/**
 * Whether the storage cannot be used at present: the disk is full or broken, the file locked by another process, read-only,
 * unreachable or replaced, the server down, read-only or out of connections, or the tables are of another version. The
 * transaction was rolled back, so a retry is safe. Exception: after a connection lost at the commit, only a repeated
 * call with its Idempotency-Key reveals the outcome.
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
/** A failed statement nests the driver's error in Prisma's; a commit and opening throw it directly. */
const failure = z.union([
  z.object({ meta: z.object({ driverAdapterError: driverError }) }).transform(({ meta }) => meta.driverAdapterError),
  driverError,
  z.object({ code: z.string() }).transform(({ code }) => ({ cause: { originalCode: code } })),
])

/** The database's error code; empty when there is none. */
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

/** The fields of the unique constraint that a write violated; null for other failures. */
export function violatedUnique(error: unknown): readonly string[] | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const { fields, index = '' } = violation.safeParse(error.meta).data?.driverAdapterError.cause.constraint ?? {}
  // PostgreSQL names the index instead, as in User_email_key.
  return fields ?? index.split('_').slice(1, -1)
}
