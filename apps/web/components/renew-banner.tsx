import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/**
 * Shown after access has ended: the person's result stays readable, everything else needs a
 * renewal.
 */
export function RenewBanner() {
  const { t } = useTranslation()
  return (
    <NoteBox mood="warn" title={t('profile.plan_banner')}>
      <p>
        <Button
          renderRoot={(props) => (
            <Link to="/edit-user/{-$id}" params={{}} search={{ tab: 'subscription' }} {...props} />
          )}
        >
          {t('profile.plan_renew')}
        </Button>
      </p>
    </NoteBox>
  )
}
