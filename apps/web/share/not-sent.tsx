import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'

/** Why something was not sent, where it is no field's fault. */
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
