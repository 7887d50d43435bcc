import { Anchor, Button, Text, Title } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { type SignUpForm, signUpForms } from '@quartet/domain/sign-up.ts'
import { Gathering } from '@quartet/ui/gathering.tsx'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { type Term, termNames, terms, usePlans, usePrices } from '../../components/prices.ts'
import { FieldNote } from './field-note.tsx'
import { OtherPlan, otherPlans } from './other-plan.tsx'
import styles from './plans-screen.module.css'
import { Price } from './price.tsx'

export function PlansScreen() {
  const { t } = useTranslation()
  const { data } = usePlans()
  const isOpen = (kind: SignUpForm) => data?.sign_ups[kind] !== false
  const closed = !signUpForms.some(isOpen)
  return (
    <div className={styles.plans}>
      <div className={styles.head}>
        <Gathering name="together" className={styles.scene} />
        <Title order={1}>{t('plans.title')}</Title>
        {!closed && (
          <Text size="lg" c="dimmed">
            {t('plans.lead', { days: data?.trial_days ?? 14 })}
          </Text>
        )}
      </div>
      {data?.sandbox && <FieldNote mood="warn">{t('plans.sandbox')}</FieldNote>}
      {data?.registration_open === false && <FieldNote mood="info">{t('plans.closed')}</FieldNote>}
      {closed ? (
        <FieldNote mood="info">{t('plans.card_closed')}</FieldNote>
      ) : (
        <div className={styles.cards}>
          {isOpen('basic') && terms.map((term) => <PlanCard key={term} term={term} />)}
          {otherPlans.filter(isOpen).map((kind) => (
            <OtherPlan key={kind} kind={kind} />
          ))}
        </div>
      )}
      <section className={styles.code}>
        <Title order={2}>{t('plans.code_title')}</Title>
        <Text>{t(closed ? 'plans.code_only' : 'plans.code_text')}</Text>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/register-basic" search={{ code: '' }} {...props} />}
        >
          {t('plans.code_go')}
        </Button>
        <Anchor
          renderRoot={(props) => <Link to="/register-family" search={{ code: '' }} {...props} />}
        >
          {t('plans.family_code')}
        </Anchor>
      </section>
      <Text ta="center">
        {t('register.have_account')}{' '}
        <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('login.submit')}</Anchor>
      </Text>
    </div>
  )
}

const contents: readonly TextKey[] = [
  'plans.has_inventory',
  'plans.has_profile',
  'plans.has_decoder',
  'plans.has_voice',
]

function PlanCard({ term }: { term: Term }) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const price = usePrices()(term)
  const { name, per } = termNames[term]
  return (
    <section className={styles.card} data-term={term}>
      <div className={styles.line}>
        <Title order={2}>{t(name)}</Title>
        {term === 'annual' && <span className={styles.best}>{t('plans.best')}</span>}
      </div>
      <Price price={price} per={t(per)} />
      <ul className={styles.contents}>
        {contents.map((key) => (
          <li key={key}>
            <Icon of={IconCheck} size={20} />
            {t(key, { name: data?.instrument_name ?? '' })}
          </li>
        ))}
      </ul>
      <Button
        variant={term === 'annual' ? 'filled' : 'outline'}
        renderRoot={(props) => (
          <Link
            to="/register-basic"
            search={{ term: term === 'semester' ? term : undefined }}
            {...props}
          />
        )}
        fullWidth
      >
        {t('plans.choose')}
      </Button>
    </section>
  )
}
