declare module '@echogarden/espeak-ng-emscripten' {
  /** Where a word begins in the text, counted in characters from 1, and when it is heard, in milliseconds. */
  export type SpeechEvent = { type: string; text_position: number; word_length: number; audio_position: number }
  export type Espeak = {
    samplerate: number
    rate: number
    set_voice(name: string): void
    /** Calls back with each piece of sound; what answers true ends it. */
    synthesize(text: string, heard: (samples: Int16Array, events: SpeechEvent[]) => boolean): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Espeak }>
}
