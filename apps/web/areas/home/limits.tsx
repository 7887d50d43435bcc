import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

const limits = [
  'home.limits_own',
  'home.limits_ability',
  'home.limits_evidence',
  'home.limits_pilot',
] as const

/** What the product does not claim. */
export function Limits() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="limits" className={styles.limits}>
      <Title order={2} id="limits">
        {t('home.limits_title')}
      </Title>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{t(limit)}</li>
        ))}
      </ul>
      <Anchor
        renderRoot={(props) => <Link to="/page/$id" params={{ id: 'evidence' }} {...props} />}
      >
        {t('page.evidence')}
      </Anchor>
    </section>
  )
}
