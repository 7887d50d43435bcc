declare module '@echogarden/espeak-ng-emscripten' {
  /**
   * `text_position`: where a word begins in the text, in characters from 1; `audio_position`: when
   * it is heard, in milliseconds.
   */
  export type SpeechEvent = {
    type: string
    text_position: number
    word_length: number
    audio_position: number
  }
  export type Espeak = {
    samplerate: number
    rate: number
    set_voice(name: string): void
    /** Calls `heard` with each piece of sound; returning true stops. */
    synthesize(text: string, heard: (samples: Int16Array, events: SpeechEvent[]) => boolean): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Espeak }>
}
