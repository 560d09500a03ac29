import type { Hook } from './hook'

/**
 * Next answers 500 to a path that is not properly encoded. It is changed into one that says the same to the letter, and so
 * exists nowhere.
 */
export const makeTargetReadable: Hook = ({ request }) => {
  request.url = readableTarget(request.url ?? '/')
}

/** The path and query of a request with a path that can be decoded. */
export function readableTarget(target: string): string {
  const [path = '', ...query] = target.split('?')
  return canBeDecoded(path) ? target : [path.replaceAll('%', '%25'), ...query].join('?')
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
