import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Term, termNames, terms, usePlans, usePrices } from '../../components/prices.ts'
import { QueryError } from '../../components/query-error.tsx'
import styles from './home.module.css'

/** The prices; without payments, how to join with a code. */
export function PlanPrices() {
  const { t } = useTranslation()
  const plans = usePlans()
  const { data } = plans
  const isClosed = data !== undefined && !Object.values(data.sign_ups).some(Boolean)
  return (
    <section aria-labelledby="plans" className={styles.section}>
      <div>
        <Title order={2} id="plans">
          {t('plans.title')}
        </Title>
        <Text c="dimmed">
          {isClosed ? t('plans.card_closed') : t('plans.lead', { days: data?.trial_days ?? 14 })}
        </Text>
      </div>
      {plans.error && <QueryError query={plans} />}
      {!isClosed && data?.sign_ups.basic !== false && !plans.error && (
        <div className={styles.pair}>
          {terms.map((term) => (
            <Price key={term} term={term} />
          ))}
        </div>
      )}
      <div>
        <Button
          variant="outline"
          renderRoot={(props) =>
            isClosed ? (
              <Link to="/register-basic" search={{ code: '' }} {...props} />
            ) : (
              <Link to="/plans" {...props} />
            )
          }
        >
          {t(isClosed ? 'plans.code_go' : 'home.plans_go')}
        </Button>
      </div>
    </section>
  )
}

function Price({ term }: { term: Term }) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const price = usePrices()(term)
  const { name, per } = termNames[term]
  return (
    <div className={styles.card}>
      <Title order={3}>{t(name)}</Title>
      <div>
        <Skeleton visible={!data}>
          <p className={styles.price}>{price || '…'}</p>
        </Skeleton>
        <Text c="dimmed">{t(per)}</Text>
      </div>
    </div>
  )
}
