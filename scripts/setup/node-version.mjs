/** The Node versions that all packages support: the major versions with their earliest minor. */
const SUPPORTED = new Map([
  [20, 19],
  [22, 12],
  [24, 0],
  [26, 0],
])

/**
 * Advice about an unsupported Node version; null when it is supported.
 * @param {string} version
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const earliest = SUPPORTED.get(major)
  if (earliest !== undefined && minor >= earliest) return null
  return `Plateful runs on Node 20.19 or later, 22.12 or later, 24 and 26; this is Node ${version}. Get one of them from nodejs.org, then run the command again.`
}
