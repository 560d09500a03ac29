/** The data of the first event in the text of a stream; null while it is incomplete. */
export function firstEventIn(text: string): string | null {
  return /^data: (.*)\n\n/m.exec(text)?.[1] ?? null
}

/** Reads a stream up to its first event, ends it, and returns the event's data. */
export async function firstEventOf(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<string> {
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const data = firstEventIn(text)
    if (data !== null) return data
  }
  throw new Error(`The stream ended after ${text}`)
}

/** Whether an answer is a stream, which would never end. */
export function isStream(type: string | null | undefined): boolean {
  return type?.startsWith('text/event-stream') ?? false
}
