import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request as Node announces it, before Next sees it. The shape is documented with the channel `http.server.request.start`. */
export type StartedRequest = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server }

/** Runs for every request of the process, before Next. Next sees its changes to the request. */
export type Hook = (started: StartedRequest) => void
