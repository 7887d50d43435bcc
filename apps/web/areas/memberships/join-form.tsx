import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { JoinFailure } from './join-failure.tsx'
import styles from './memberships.module.css'
import { useJoin } from './use-join.ts'
import { WaitOffer } from './wait-offer.tsx'

/** Joins an institution with its code; why that failed stays until the next try. */
export function JoinForm({ code }: { code: string }) {
  const { t } = useTranslation()
  const form = useForm({ promo_code: code, facilitator_scores: false })
  const { join, answer } = useJoin()
  const words = useConsentScreen('joining')
  const { promo_code, facilitator_scores } = form.values
  const submit = () => {
    if (
      !form.passes(
        wrongOnly<typeof form.values>({ promo_code: !promo_code.trim() && field('code_needed') }),
      )
    )
      return
    const shown = facilitator_scores ? words.shown : undefined
    join.mutate(
      { promo_code, facilitator_scores: shown !== undefined, shown },
      { onError: (error) => haveWordsChanged(error) && void words.refetch() },
    )
  }
  return (
    <form className={styles.form} onSubmit={submitting(submit)} noValidate>
      <TextInput
        label={t('register.code')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={12}
        {...form.text('promo_code')}
      />
      <Checkbox
        label={t('register.consent_facilitator_scores')}
        description={t('membership.consents_hint')}
        disabled={!words.shown}
        checked={facilitator_scores}
        onChange={({ currentTarget }) => form.set('facilitator_scores', currentTarget.checked)}
      />
      <Text c="dimmed">{t('membership.join_kept')}</Text>
      <JoinFailure answer={answer} error={join.error} />
      <div className={styles.actions}>
        <Button type="submit" loading={join.isPending}>
          {t('membership.join')}
        </Button>
      </div>
      {answer?.may_wait && <WaitOffer code={promo_code} />}
    </form>
  )
}
