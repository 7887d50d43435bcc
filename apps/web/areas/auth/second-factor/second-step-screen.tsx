import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { SplitCard } from '../../../shell/split-card.tsx'
import { ViewTitle } from '../../../shell/view-title.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** What an account with two-step login asks for after the password. */
export function SecondStepScreen() {
  const { t } = useTranslation()
  const { data, error } = useQuery(
    api.secondFactor.due.queryOptions({
      meta: { quiet: true },
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  )
  return (
    <SplitCard scene="together">
      <Stack gap="lg">
        <ViewTitle takesFocus={false}>{t('sign_in.step_title')}</ViewTitle>
        {!data && !error && <Skeleton height={240} radius="lg" />}
        {error && <Text role="alert">{sentenceOf(asFailure(error))}</Text>}
        {data && <SecondStepForm due={data} />}
        <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('reset.back')}</Anchor>
      </Stack>
    </SplitCard>
  )
}
