import { Anchor, Button, Group, Title } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../data/session.ts'
import { useSite } from '../../data/site.ts'
import styles from '../../lists/screen.module.css'

/** Says that the installation is being maintained, and goes on when that is over. */
export function MaintenanceScreen({ from }: { from: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isSignedIn = useSession() !== null
  const site = useSite()
  useEffect(() => {
    if (site?.maintenance === false) void navigate({ href: from, replace: true })
  }, [site, from, navigate])
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('maintenance.title')}</Title>
      <p>{t('error.maintenance')}</p>
      <p>{t('maintenance.waits')}</p>
      <Group>
        <Button onClick={() => location.assign(from)}>{t('maintenance.again')}</Button>
        <Anchor renderRoot={(props) => <Link to={isSignedIn ? '/logout' : '/login'} {...props} />}>
          {t(isSignedIn ? 'maintenance.other_account' : 'maintenance.login')}
        </Anchor>
      </Group>
    </article>
  )
}
