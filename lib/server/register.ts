import { join } from 'node:path'
import { db } from '@/lib/db/client'
import { countError } from '@/lib/db/error-counts'
import { env } from '@/lib/env'
import { processWide } from '@/lib/process-wide'
import { refuseUnclearTargets } from './clear-target'
import { logConsole } from './console'
import { answerCalls, type FrontCalls } from './front-calls'
import { announceStop, stopOnSignals } from './graceful-stop'
import { putInFront } from './in-front'
import { KeptAnswers } from './kept-answers'
import { dropUnknownHeaders } from './known-headers'
import { limitSearches } from './limit-searches'
import { observe, pathnameOf } from './observe'
import { trackAnswer } from './open-answers'
import { followClockEveryFewSeconds, keepHouseEveryHour, keepSearchFresh, sendMails } from './periodic-work'
import { allowPlainMethods } from './plain-methods'
import { makeTargetReadable } from './readable-target'
import { routeName } from './route-name'
import { cutOffSlowReaders } from './slow-readers'
import { noteSocketAddress } from './socket-address'
import { answerStaticFiles, readStaticFiles } from './static-files'
import type { Step } from './step'
import { requireTransportSecurity } from './transport-security'
import { answerUnavailable } from './unavailable-pages'
import { answerUnknownPaths } from './unknown-paths'
import { closeAfterUpgrade } from './upgrades'

const files = readStaticFiles(join('.next', 'static'))
const kept = processWide('kept answers', () => new KeptAnswers(() => db.contentVersion(), files))

type Failed = { path: string; requestId: unknown; routeType: string; renderSource: string | undefined }

/** Next could not render the page or run the handler of a request. */
export function noteError(error: unknown, { path, requestId, routeType, renderSource }: Failed): void {
  if (routeType === 'render') countError(routeName(pathnameOf(path)))
  if (kept.noteError(error, requestId)) return
  // The browser shows the panel of a page that it went to without loading it anew, whatever the status.
  if (renderSource !== 'react-server-components-payload') answerUnavailable(error, requestId)
}

/** The steps in front of Next. Every request takes them in this order until one answers it. */
const steps = (calls: FrontCalls): readonly Step[] => [
  trackAnswer,
  makeTargetReadable,
  closeAfterUpgrade,
  dropUnknownHeaders,
  // Before any step answers, and while the request has its original method.
  observe,
  noteSocketAddress,
  requireTransportSecurity,
  // Before the next step, which sets a path on requests that have none.
  refuseUnclearTargets,
  allowPlainMethods,
  announceStop,
  answerStaticFiles(files),
  limitSearches,
  kept.take,
  answerCalls(calls),
  answerUnknownPaths,
]

/** Next's development tools need POST, upgrades and the console, so development skips most steps. */
const STEPS_IN_DEVELOPMENT: readonly Step[] = [makeTargetReadable, noteSocketAddress, answerUnknownPaths]

/** Starts the work of the process, once, before its first request. `calls` are answered without Next. */
export function register(calls: FrontCalls): void {
  followClockEveryFewSeconds()
  sendMails()
  keepSearchFresh()
  if (env.NODE_ENV === 'development') {
    putInFront(STEPS_IN_DEVELOPMENT)
    return
  }
  logConsole()
  cutOffSlowReaders()
  keepHouseEveryHour()
  stopOnSignals(putInFront(steps(calls)))
}
