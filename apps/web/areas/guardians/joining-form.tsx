import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import type { JoiningRequestView } from '@quartet/contract/areas/memberships-joining.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownWords } from '../../components/consent-texts.ts'
import { api } from '../../data/client.ts'
import { ViewTitle } from '../../shell/view-title.tsx'
import styles from './consent.module.css'
import { MoreToRead } from './consent-facts.tsx'
import { dayOf } from './consent-request.ts'

type Props = {
  token: string
  request: JoiningRequestView
  onAgreed: () => void
  onRefused: () => void
  /** The answer was rejected: somebody else may have answered first. */
  onError: () => void
}

/** Whether a minor may join an institution, and what its staff may see. */
export function JoiningForm({ token, request, onAgreed, onRefused, onError }: Props) {
  const { t } = useTranslation()
  const [sharesScores, setSharesScores] = useState(false)
  const shown = useShownWords(request.consent_texts)
  const params = { token }
  const confirm = useMutation(
    api.memberships.confirmJoining.mutationOptions({ onSuccess: onAgreed, onError }),
  )
  const refuse = useMutation(
    api.memberships.refuseJoining.mutationOptions({ onSuccess: onRefused, onError }),
  )
  const agree = () =>
    shown && confirm.mutate({ params, body: { facilitator_scores: sharesScores, shown } })
  const values = { name: request.name, institution: request.institution }
  return (
    <div className={styles.screen}>
      <Stack gap="xs">
        <ViewTitle takesFocus={false}>{t('consent.asks_institution', values)}</ViewTitle>
        <Text size="lg">{t('consent.lead')}</Text>
      </Stack>
      <section className={styles.card}>
        <Title order={2}>{t('consent.sees_title', values)}</Title>
        <Text>{t('consent.sees_institution', values)}</Text>
        <MoreToRead />
      </section>
      <section className={styles.card}>
        <Title order={2}>{t('consent.purposes_title')}</Title>
        <Checkbox
          label={t('consent.purpose_facilitator_scores', values)}
          description={t('consent.purposes_hint')}
          checked={sharesScores}
          onChange={({ currentTarget }) => setSharesScores(currentTarget.checked)}
        />
      </section>
      <Text>{t('consent.answer_by', { date: dayOf(request.answer_by) })}</Text>
      <Group>
        <Button
          size="lg"
          className={styles.agree}
          disabled={!shown}
          loading={confirm.isPending}
          onClick={agree}
        >
          {t('consent.agree')}
        </Button>
        <Button
          variant="default"
          size="lg"
          loading={refuse.isPending}
          onClick={() => refuse.mutate({ params })}
        >
          {t('consent.refuse')}
        </Button>
      </Group>
    </div>
  )
}
