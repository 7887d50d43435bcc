import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './consent.module.css'
import type { ConsentRequest } from './consent-request.ts'
import { PlanFacts } from './plan-facts.tsx'

/** What Quartet is, what would be stored, and who would see it. */
export function ConsentFacts({
  request: { name, institution, makes_account, subscription },
}: {
  request: ConsentRequest
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.facts}>
      <Title order={2}>{t('consent.what_title')}</Title>
      <Text>{t('consent.what')}</Text>
      <Title order={2}>{t('consent.kept_title')}</Title>
      <Text>{t(makes_account ? 'consent.kept_child' : 'consent.kept_teen')}</Text>
      <Text>{t('consent.kept_until')}</Text>
      {subscription && <PlanFacts name={name} subscription={subscription} />}
      <Title order={2}>{t('consent.sees_title')}</Title>
      <Text>
        {institution === null
          ? t('consent.sees', { name })
          : t('consent.sees_institution', { name, institution })}
      </Text>
      <MoreToRead />
    </div>
  )
}

/** Links to the privacy pages. */
export function MoreToRead() {
  const { t } = useTranslation()
  return (
    <Text>
      {t('consent.more')}{' '}
      {(['privacy_children', 'privacy'] as const).map((id) => (
        <Anchor
          key={id}
          className={styles.more}
          renderRoot={(props) => <Link to="/page/$id" params={{ id }} target="_blank" {...props} />}
        >
          {t(`page.${id}`)}
        </Anchor>
      ))}
    </Text>
  )
}
