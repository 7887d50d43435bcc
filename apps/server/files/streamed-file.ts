import { AsyncLocalStorage } from 'node:async_hooks'

/** A file whose bytes are made while they are sent: nobody knows its size yet. app.ts sends `content` instead of the file. */
export class StreamedFile extends File {
  readonly content: ReadableStream<Uint8Array>

  /** What is read for it later sees the same rows of the database as who makes it. */
  constructor(made: ReadableStream<Uint8Array>, name: string, type: string) {
    super([], name, { type })
    const asNow = AsyncLocalStorage.snapshot()
    const reader = made.getReader()
    this.content = new ReadableStream({
      pull: (controller) =>
        asNow(async () => {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        }),
      cancel: (reason) => asNow(() => reader.cancel(reason)),
    })
  }
}
