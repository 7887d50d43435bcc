import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { writtenMoment } from '../i18n/dates.ts'

/** Until when staff has to set up the second factor that a role requires. */
export function FactorSoon({ from }: { from: string }) {
  const { t } = useTranslation()
  return (
    <NoteBox mood="warn" title={t('second_step.soon_title', { date: writtenMoment(from) })}>
      <p>{t('second_step.soon_text')}</p>
      <div>
        <Button renderRoot={(props) => <Link to="/settings/account" {...props} />}>
          {t('second_step.set_up')}
        </Button>
      </div>
    </NoteBox>
  )
}
