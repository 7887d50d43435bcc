import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A file whose bytes are produced while they are sent, so its size is unknown. app.ts sends
 * `content` instead of the file.
 */
export class StreamedFile extends File {
  readonly content: ReadableStream<Uint8Array>

  /**
   * Later reads run in the async context of the constructor call, so they see the same rows of the
   * database.
   */
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
