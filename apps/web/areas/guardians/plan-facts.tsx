import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { termNames, usePlans, usePrices } from '../../components/prices.ts'
import type { ConsentRequest } from './consent-request.ts'

/** What the plan that a teenager chose costs, and whether it renews. */
export function PlanFacts({
  name,
  subscription: { term, auto_renew },
}: {
  name: string
  subscription: NonNullable<ConsentRequest['subscription']>
}) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const price = usePrices()(term)
  if (!data) return null
  const { name: plan, per } = termNames[term]
  const days = data.trial_days
  return (
    <>
      <Title order={2}>{t('consent.plan_title')}</Title>
      <Text>{t('consent.plan', { name, plan: t(plan), price, per: t(per), days })}</Text>
      <Text>{t(auto_renew ? 'consent.plan_renews' : 'consent.plan_ends')}</Text>
      {data.sandbox && <Text>{t('consent.plan_practice')}</Text>}
    </>
  )
}
