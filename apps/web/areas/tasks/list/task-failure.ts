import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { i18next } from '../../../i18n/texts.ts'

/** A task that is gone by now, or was never the reader's, is told as such; everything else as everywhere. */
export function failedSentence(error: unknown): string {
  const failure = asFailure(error)
  return failure.status === 404 && !failure.name ? i18next.t('tasks.gone') : sentenceOf(failure)
}
