import { Button, Text, Title } from '@mantine/core'
import { planOf } from '@quartet/domain/sign-up.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { termNames, usePrices } from '../../components/prices.ts'
import styles from './plans-screen.module.css'
import { Price } from './price.tsx'

export const otherPlans = ['family', 'professional', 'coaching'] as const

/** A plan beside the individual ones, which have terms to choose from. */
export function OtherPlan({ kind }: { kind: (typeof otherPlans)[number] }) {
  const { t } = useTranslation()
  const price = usePrices()('annual', planOf[kind])
  return (
    <section className={styles.card} data-kind={kind}>
      <Title order={2}>{t(`plans.${kind}`)}</Title>
      <Price price={price} per={t(termNames.annual.per)} />
      <Text>{t(`plans.${kind}_for`)}</Text>
      <Button
        variant="outline"
        fullWidth
        renderRoot={(props) => <Link to={`/register-${kind}`} {...props} />}
      >
        {t('plans.choose')}
      </Button>
    </section>
  )
}
