import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { refuseUnclearTargets } from './clear-target'
import { logConsole } from './console'
import { answerCalls, type FrontCalls } from './front-calls'
import { announceStop, stopOnSignals } from './graceful-stop'
import type { Hook, StartedRequest } from './hook'
import { answerFromMemory, KeptAnswers } from './kept-answers'
import { dropUnknownHeaders } from './known-headers'
import { limitSearches } from './limit-searches'
import { observe } from './observe'
import { trackAnswer } from './open-answers'
import { followClockEveryFewSeconds, keepHouseEveryHour, sendMails } from './periodic-work'
import { allowPlainMethods } from './plain-methods'
import { makeTargetReadable } from './readable-target'
import { cutOffSlowReaders } from './slow-readers'
import { noteSocketAddress } from './socket-address'
import { answerStaticFiles, readStaticFiles } from './static-files'
import { requireTransportSecurity } from './transport-security'
import { answerUnknownPaths } from './unknown-paths'
import { closeAfterUpgrade, ignoreUpgrades } from './upgrades'

/** Run in this order for every request. */
const HOOKS: readonly Hook[] = [
  trackAnswer,
  makeTargetReadable,
  closeAfterUpgrade,
  dropUnknownHeaders,
  // Uses the original method, whatever Next gets to see.
  observe,
  noteSocketAddress,
  requireTransportSecurity,
  allowPlainMethods,
  announceStop,
  answerUnknownPaths,
]

/** Next's development tools post, upgrade and print. */
const HOOKS_IN_DEVELOPMENT: readonly Hook[] = [makeTargetReadable, noteSocketAddress, answerUnknownPaths]

const kept = new KeptAnswers(() => db.contentVersion())

/** Next could not render the page, or run the handler, of the request with this id. */
export const noteError = (requestId: unknown) => kept.noteError(requestId)

/**
 * Installs all of these hooks. Runs once, when the server has started and before its first request. `calls` are answered in front
 * of Next.
 */
export function register(calls: FrontCalls): void {
  if (env.NODE_ENV === 'development') {
    onEachRequest(HOOKS_IN_DEVELOPMENT)
    followClockEveryFewSeconds()
    sendMails()
    return
  }
  logConsole()
  onEachRequest(HOOKS)
  cutOffSlowReaders()
  keepHouseEveryHour()
  followClockEveryFewSeconds()
  sendMails()
  const servers = new Set<Server>()
  const files = readStaticFiles(path.join('.next', 'static'))
  onEachServer((server) => {
    servers.add(server)
    ignoreUpgrades(server)
    answerCalls(server, calls)
    answerFromMemory(server, kept)
    answerStaticFiles(server, files)
    limitSearches(server)
    // Runs first, since each of these puts itself in front of those before.
    refuseUnclearTargets(server)
  })
  stopOnSignals(servers)
}

/** Node announces each request on a diagnostics channel before Next gets it. */
export function onEachRequest(hooks: readonly Hook[]): void {
  subscribe('http.server.request.start', (message) => {
    for (const hook of hooks) hook(message as StartedRequest)
  })
}

/**
 * Calls back once for each HTTP server of the process, before it has read from its first connection. For a server that
 * had a connection before the hooks were installed, the first request on that connection reveals it.
 */
export function onEachServer(found: (server: Server) => void): void {
  const known = new WeakSet<Server>()
  const note = (server: unknown) => {
    if (!(server instanceof Server) || known.has(server)) return
    known.add(server)
    found(server)
  }
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } }
    note(socket.server)
  })
  subscribe('http.server.request.start', (message) => note((message as { server: Server }).server))
}
