/** Runs a task and prints one line for it: its title, whether it worked and how long it took. */
export async function task(title, work) {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  try {
    const note = await work()
    console.log(`✓ ${seconds(started)}${note ? ` (${note})` : ''}`)
  } catch (error) {
    console.log('✗')
    throw error
  }
}

/** The time since `started`, a value of performance.now(), as in `1.4 s`. */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
