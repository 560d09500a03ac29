import { AppError } from '@/lib/errors'

const OWN_SITES = new Set(['same-origin', 'none'])
const DESTINATIONS = new Set(['empty', 'document'])

/**
 * For a GET that changes something: refuses a request that another site caused, and one for a picture, a script or a frame,
 * which a page of ours may be made to ask for by whoever gave it an address. Browsers say both; other callers need not.
 */
export function requireOwnNavigation(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const destination = request.headers.get('sec-fetch-dest')
  if (site !== null && !OWN_SITES.has(site)) throw new AppError('forbidden', 'Requests from another site are refused.')
  if (destination !== null && !DESTINATIONS.has(destination)) {
    throw new AppError('forbidden', 'A page may not be signed out by something that it shows.')
  }
}
