import { Prisma } from './generated/client'

/** Another connection holds the lock: nothing was done, trying again is safe. */
export function isBusy(error: unknown): boolean {
  return (
    (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P1008') ||
    /database is locked|SQLITE_BUSY|SocketTimeout/.test(String(error))
  )
}

/** The unique field that a write ran into, if that is why it failed. */
export function violatedUnique(error: unknown): readonly string[] | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const found = JSON.stringify(error.meta ?? {}).match(/"fields":\s*\[([^\]]*)\]/)
  return found?.[1]?.replaceAll('"', '').split(',') ?? []
}
