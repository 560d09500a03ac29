import type { Server } from 'node:http'
import path from 'node:path'
import { db } from '@/lib/db/client'
import { refuseUnclearTargets } from './clear-target'
import { answerCalls, type FrontCalls } from './front-calls'
import { announceStop } from './graceful-stop'
import { KeptAnswers } from './kept-answers'
import { dropUnknownHeaders } from './known-headers'
import { limitSearches } from './limit-searches'
import { observe } from './observe'
import { trackAnswer } from './open-answers'
import { allowPlainMethods } from './plain-methods'
import { makeTargetReadable } from './readable-target'
import { noteSocketAddress } from './socket-address'
import { answerStaticFiles, readStaticFiles } from './static-files'
import { inOrder, type LastStep } from './step'
import { requireTransportSecurity } from './transport-security'
import { closeAfterUpgrade } from './upgrades'

let kept: KeptAnswers | null = null

/** Next could not render the page, or run the handler, of the request with this id. */
export const noteError = (requestId: unknown) => kept?.noteError(requestId)

/** Puts the steps in front of Next, whose listener the server has already. `calls` are answered without Next. */
export function serve(server: Server, calls: FrontCalls): void {
  const [next] = server.listeners('request') as LastStep[]
  if (!next) throw new Error('The server has no listener for requests.')
  kept = new KeptAnswers(() => db.contentVersion(), next)
  const listener = inOrder(
    [
      trackAnswer,
      makeTargetReadable,
      closeAfterUpgrade,
      dropUnknownHeaders,
      // Before anything answers, and while the request has its own method.
      observe,
      noteSocketAddress,
      requireTransportSecurity,
      refuseUnclearTargets,
      allowPlainMethods,
      announceStop,
      answerStaticFiles(readStaticFiles(path.join('.next', 'static'))),
      limitSearches,
      kept.take,
      answerCalls(calls),
    ],
    next,
  )
  // Without a listener for upgrades Node handles them as plain requests; Next would leave their sockets open forever.
  server.removeAllListeners('upgrade').removeAllListeners('request')
  server.on('request', listener)
  // Node answers an unknown `Expect` and a missing Host by itself; here they are steps, so that both are counted and logged.
  server.on('checkExpectation', listener)
  Object.assign(server, { requireHostHeader: false })
}
