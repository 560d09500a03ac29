/** Runs once when the server starts, before its first request. */
export async function register(): Promise<void> {
  // Next compiles this for its edge runtime too, which has no sockets; nothing here runs in it.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteSocketAddresses } = await import('@/lib/http/client-address')
  noteSocketAddresses()
}
