import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Why nothing is sorted yet, and a link to get a result. */
export function NoResultNote() {
  const { t } = useTranslation()
  return (
    <NoteBox mood="info" title={t('career.no_result_title')}>
      <p>{t('career.no_result')}</p>
      <p>
        <Button renderRoot={(props) => <Link to="/new-theme/instructions" {...props} />}>
          {t('profile.next_start')}
        </Button>
      </p>
    </NoteBox>
  )
}
