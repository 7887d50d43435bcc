import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { i18next } from '../../../i18n/texts.ts'

/**
 * The message for a failed call: a special one for a task that was deleted or is not visible to the
 * reader.
 */
export function failedSentence(error: unknown): string {
  const failure = asFailure(error)
  return failure.status === 404 && !failure.name ? i18next.t('tasks.gone') : sentenceOf(failure)
}
