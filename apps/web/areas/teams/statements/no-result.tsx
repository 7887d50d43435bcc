import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Shown instead of the statements to people who have not finished the inventory. */
export function NoResult() {
  const { t } = useTranslation()
  return (
    <NoteBox mood="info" title={t('team_steps.no_result_title')}>
      <p>{t('team_steps.no_result')}</p>
      <p>
        <Button renderRoot={(props) => <Link to="/new-theme/instructions" {...props} />}>
          {t('profile.next_start')}
        </Button>
      </p>
    </NoteBox>
  )
}
