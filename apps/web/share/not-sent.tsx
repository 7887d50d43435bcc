import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'

/** Says why something was not sent, unless the errors are about fields. */
export function NotSent({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failure = error ? asFailure(error) : undefined
  if (!failure || failure.fields.length > 0) return null
  return (
    <NoteBox mood="bad" role="alert" title={t('share.failed')}>
      <p>{sentenceOf(failure)}</p>
    </NoteBox>
  )
}
