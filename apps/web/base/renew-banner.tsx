import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'

/** The access has ended: the own result stays readable, the rest waits for the renewal. */
export function RenewBanner() {
  const { t } = useTranslation()
  return (
    <NoteBox mood="warn" title={t('profile.plan_banner')}>
      <p>
        <Button component="a" href="/edit-user">
          {t('profile.plan_renew')}
        </Button>
      </p>
    </NoteBox>
  )
}
