import { Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { RenewBanner } from '../../components/renew-banner.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './career.module.css'

/**
 * Shown instead of a screen that is closed to this account: its access has ended, or never included
 * the screen (method D25, D41).
 */
export function NoAccess({ title }: { title: string }) {
  const { t } = useTranslation()
  const hasAccess = usePermissions()?.has('access_lci')
  return (
    <div className={styles.screen}>
      <Title order={1}>{title}</Title>
      {hasAccess ? (
        <NoteBox mood="info" title={t('career.closed_title')}>
          <p>{t('career.closed')}</p>
        </NoteBox>
      ) : (
        <RenewBanner />
      )}
    </div>
  )
}
