import type { Step } from './step'

/** Next answers 500 to a path with invalid encoding. Escaping its `%` gives a path that decodes and does not exist. */
export const makeTargetReadable: Step = (request) => {
  request.url = readableTarget(request.url ?? '/')
}

/** The path and query of a request, with a path that can be decoded. */
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
