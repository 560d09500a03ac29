import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request as Node announces it, before Next sees it. The shape is documented with the channel `http.server.request.start`. */
export type StartedRequest = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server }

/** Something that is done with every request of the process. What it changes of the request is what Next gets to see. */
export type Hook = (started: StartedRequest) => void
