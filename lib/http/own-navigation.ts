import { AppError } from '@/lib/errors'

const OWN_SITES = new Set(['same-origin', 'none'])
const DESTINATIONS = new Set(['empty', 'document'])

/**
 * Protects a GET that changes something: refuses requests caused by another site, and those for a picture, script or
 * frame, which a user-supplied address could make a page send. Browsers send the headers that tell; other clients need
 * not.
 */
export function requireOwnNavigation(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const destination = request.headers.get('sec-fetch-dest')
  if (site !== null && !OWN_SITES.has(site)) throw new AppError('forbidden', 'Requests from another site are refused.')
  if (destination !== null && !DESTINATIONS.has(destination)) {
    throw new AppError('forbidden', 'Cross-site sign-out refused.')
  }
}
