/**
 * A message for a pipe between processes: the length of a JSON text in four bytes, and the text.
 */
export function frameOf(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  const frame = Buffer.allocUnsafe(4 + text.length)
  frame.writeUInt32LE(text.length)
  text.copy(frame, 4)
  return frame
}

/**
 * The messages of a pipe, read as fast as they are consumed. If the pipe ends within a message, the
 * generator just ends.
 */
export async function* readFrames<Message>(pipe: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of pipe) {
    chunks.push(chunk)
    size += chunk.length
    if (size < 4 || (chunks.length > 1 && size < needed(chunks))) continue
    let bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks)
    while (bytes.length >= 4 && bytes.length >= needed([bytes])) {
      const end = needed([bytes])
      yield JSON.parse(bytes.toString('utf8', 4, end))
      bytes = bytes.subarray(end)
    }
    chunks = [bytes]
    size = bytes.length
  }
}

/** Bytes of the first message including its length; 4 while the length is incomplete. */
function needed(chunks: readonly Buffer[]): number {
  const head = (chunks[0]?.length ?? 0) >= 4 ? chunks[0] : Buffer.concat(chunks)
  return head && head.length >= 4 ? 4 + head.readUInt32LE() : 4
}
