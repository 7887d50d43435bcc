import { MPEGDecoder } from 'mpg123-decoder'
import { parseBuffer } from 'music-metadata'

/**
 * The properties of an MP3 as read by two other libraries than the encoder: its length, its
 * loudness (0 to 1) and the word times of its tag.
 */
export async function heard(mp3: Uint8Array) {
  const { format, native } = await parseBuffer(mp3, { mimeType: 'audio/mpeg' })
  const field = native['ID3v2.4']?.find(({ id }) => id === 'TXXX:word_times')
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, samplesDecoded, errors } = decoder.decode(mp3)
  decoder.free()
  const [samples = new Float32Array()] = channelData
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0)
  return {
    container: format.container,
    channels: format.numberOfChannels,
    sampleRate,
    errors,
    seconds: samplesDecoded / sampleRate,
    loudness: Math.sqrt(energy / Math.max(1, samples.length)),
    words: JSON.parse(String(field?.value ?? '[]')) as [number, number][],
    samples,
  }
}
