import type { StreamEventName, StreamEventOut } from '@/lib/live/contract/schemas'

/** A reader that lags by more bytes than this is cut off; it reconnects and gets a snapshot. */
const MAX_LAG = 256 * 1024
/** How long a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 3_000

/** Encoded events. */
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

/** The encoded event. Events for many readers are encoded once. */
export function eventText<Name extends StreamEventName>(name: Name, data: StreamEventOut<Name>): Bytes {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** An open stream of one reader. Events wait until its snapshot is sent. */
export class EventStream {
  readonly userId: number
  readonly sessionId: number
  readonly body: ReadableStream<Bytes>
  readonly #onEnd: (stream: EventStream) => void
  #controller: ReadableStreamDefaultController<Bytes> | null = null
  /** Null once the snapshot is sent. */
  #waiting: Bytes[] | null = []
  #snapshotBytes = 0

  constructor(reader: { userId: number; sessionId: number }, onEnd: (stream: EventStream) => void) {
    this.userId = reader.userId
    this.sessionId = reader.sessionId
    this.#onEnd = onEnd
    this.body = new ReadableStream<Bytes>(
      {
        start: (controller) => {
          this.#controller = controller
          controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`))
        },
        cancel: () => this.end(),
      },
      { highWaterMark: MAX_LAG, size: ({ byteLength }) => byteLength },
    )
  }

  /** Sends the snapshot, then the events that arrived while it was read. */
  begin(snapshot: Bytes): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    this.#snapshotBytes = snapshot.length
    for (const event of [snapshot, ...waiting]) this.send(event)
  }

  /** Sends an event; a reader that lags too far is cut off. */
  send(event: Bytes): void {
    if (this.#waiting) {
      this.#waiting.push(event)
      return
    }
    const controller = this.#controller
    if (!controller) return
    controller.enqueue(event)
    const lag = MAX_LAG - (controller.desiredSize ?? 0)
    if (lag <= MAX_LAG + this.#snapshotBytes) return
    // An error drops the queued bytes; `close` would keep them until they are read.
    this.#controller = null
    controller.error(new DOMException('The reader lags too far', 'AbortError'))
    this.#onEnd(this)
  }

  /** Ends the stream after the events sent so far. Ending it again has no effect. */
  end(): void {
    const controller = this.#controller
    if (!controller) return
    this.#controller = null
    try {
      controller.close()
    } catch {
      // The reader has ended it.
    }
    this.#onEnd(this)
  }
}
