import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Person } from './person.ts'
import styles from './profile.module.css'

export function WhoSees({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <section className={styles.plain} data-screen-only>
      <Title order={2} size="h3">
        {t('profile.who')}
      </Title>
      <p>{person.organization ? t('profile.who_institution', { name: person.organization.name }) : t('profile.who_own')}</p>
      <p>
        <Anchor renderRoot={(props) => <Link to="/settings/privacy" {...props} />}>{t('own_data.open')}</Anchor>
      </p>
    </section>
  )
}
