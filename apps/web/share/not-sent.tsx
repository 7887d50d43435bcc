import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'

type Props = { error: unknown; title: 'share.failed' | 'share.link_failed' }

/** Says why something was not shared, unless the errors are about fields. */
export function NotSent({ error, title }: Props) {
  const { t } = useTranslation()
  const failure = error ? asFailure(error) : undefined
  if (!failure || failure.fields.length > 0) return null
  return (
    <NoteBox mood="bad" role="alert" title={t(title)}>
      <p>{sentenceOf(failure)}</p>
    </NoteBox>
  )
}
