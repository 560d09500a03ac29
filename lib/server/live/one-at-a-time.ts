/**
 * A function that starts the work, or, while it runs, lets it run once more afterwards: many calls at once cost two runs, and
 * each call is followed by a whole run.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
