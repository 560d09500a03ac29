import Bowser from 'bowser'

/** Longer ones are made up; a parser should not be tried on them. */
const MAX_LENGTH = 512
const MAX_NAME = 60

/** Browser and system of a `User-Agent` in words that a person knows, as in 'Chrome on Windows'. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = Bowser.parse((userAgent ?? '').slice(0, MAX_LENGTH) || 'unknown')
  // A phone or tablet of Apple says more than the name of its system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  return [browser.name || 'Unknown browser', system].filter(Boolean).join(' on ').slice(0, MAX_NAME)
}
