import Bowser from 'bowser'

/** Longer user agents are made up, and slow to parse. */
const MAX_LENGTH = 512
const MAX_NAME = 60

/** Browser and system of a `User-Agent`, such as 'Chrome on Windows'. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = Bowser.parse((userAgent ?? '').slice(0, MAX_LENGTH) || 'unknown')
  // For Apple's phones and tablets the device says more than the system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  return [browser.name || 'Unknown browser', system].filter(Boolean).join(' on ').slice(0, MAX_NAME)
}
