import { setTimeout as sleep } from 'node:timers/promises'

/** A promise and the function that fulfils it. */
export function signal() {
  let fire = () => {}
  const fired = new Promise<void>((resolve) => {
    fire = resolve
  })
  return { fire, fired }
}

/** Whether a promise is still pending after a while. */
export function isPending(work: Promise<unknown>, ms = 100): Promise<boolean> {
  return Promise.race([work.then(() => false), sleep(ms, true)])
}
