import { z } from 'zod'
import { Prisma } from './generated/client'

/** Another connection holds the lock: nothing was written, so a retry is safe. */
export function isBusy(error: unknown): boolean {
  return (
    (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P1008') ||
    /database is locked|SQLITE_BUSY|SocketTimeout/.test(String(error))
  )
}

/** Codes of SQLite about its file, disk or memory, not about the statement. */
const STORAGE_FAULT = /^SQLITE_(BUSY|LOCKED|PROTOCOL|READONLY|FULL|IOERR|CANTOPEN|NOMEM)/

/**
 * The storage cannot be used at present: the disk is full, or the file is locked by another process, read-only,
 * unreachable or replaced. The transaction was rolled back, so a retry is safe.
 */
export function isUnavailable(error: unknown): boolean {
  // A transaction that took too long to begin or to finish.
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2028') return true
  // The driver's own message for a file whose folder is missing; it has no code.
  if (error instanceof TypeError && error.message.startsWith('Cannot open database')) return true
  return isBusy(error) || STORAGE_FAULT.test(sqliteCode(error))
}

const driverError = z.object({ cause: z.object({ originalCode: z.string() }) })
/** A statement fails with Prisma's error around the driver's, a commit with the driver's, opening with SQLite's own. */
const failure = z.union([
  z.object({ meta: z.object({ driverAdapterError: driverError }) }).transform(({ meta }) => meta.driverAdapterError),
  driverError,
  z.object({ code: z.string() }).transform(({ code }) => ({ cause: { originalCode: code } })),
])

/** SQLite's code of a failure; empty when there is none. */
function sqliteCode(error: unknown): string {
  return failure.safeParse(error).data?.cause.originalCode ?? ''
}

/** The unique field that a write violated, if that is why it failed. */
export function violatedUnique(error: unknown): readonly string[] | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const found = JSON.stringify(error.meta ?? {}).match(/"fields":\s*\[([^\]]*)\]/)
  return found?.[1]?.replaceAll('"', '').split(',') ?? []
}
