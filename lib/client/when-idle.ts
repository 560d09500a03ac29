/** Runs work once the page has loaded and the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController()
  const run = () => {
    if (!stop.signal.aborted) work()
  }
  // Safari has no idle callbacks.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: stop.signal })
  return () => stop.abort()
}
