import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Stack, Text } from '@mantine/core'
import type { JoiningRequestView } from '@quartet/contract/areas/memberships-joining.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { JoiningForm } from './joining-form.tsx'
import { LinkError } from './link-error.tsx'
import { WithdrawJoining } from './withdraw-joining.tsx'

type Answered = { how: 'agreed' | 'refused' | 'withdrawn'; request: JoiningRequestView }

/** The page of a guardian whose child joins an institution with an account that exists. */
export function JoiningScreen({ token }: { token: string }) {
  const [answered, setAnswered] = useState<Answered>()
  const language = useLanguage().id
  const query = useQuery(
    api.memberships.showJoining.queryOptions({
      input: { params: { token }, query: { language } },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  if (answered) return <Done {...answered} />
  if (query.data === undefined)
    return query.error ? (
      <LinkError token={token} query={query} />
    ) : (
      <Skeleton height={480} radius="lg" />
    )
  const request = query.isPlaceholderData ? { ...query.data, consent_texts: null } : query.data
  const on = (how: Answered['how']) => () => setAnswered({ how, request })
  const again = () => void query.refetch()
  return request.state === 'given' ? (
    <WithdrawJoining {...{ token, request }} onDone={on('withdrawn')} onError={again} />
  ) : (
    <JoiningForm
      {...{ token, request }}
      onAgreed={on('agreed')}
      onRefused={on('refused')}
      onError={again}
    />
  )
}

function Done({ how, request: { name, institution } }: Answered) {
  const { t } = useTranslation()
  const values = { name, institution }
  const titles = {
    agreed: 'consent.agreed_title',
    refused: 'consent.not_joined_title',
    withdrawn: 'consent.left_title',
  } as const
  return (
    <SplitCard scene={how === 'agreed' ? 'together' : 'sent'}>
      <Stack gap="lg">
        <ViewTitle>{t(titles[how], values)}</ViewTitle>
        <Text>
          {how === 'agreed' ? t('consent.joined_text', values) : t('consent.not_joined_text')}
        </Text>
      </Stack>
    </SplitCard>
  )
}
