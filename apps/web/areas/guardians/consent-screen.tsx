import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { AgreedConsent } from './agreed-consent.tsx'
import { ChildData } from './child-data.tsx'
import { ConsentForm } from './consent-form.tsx'
import type { ConsentRequest } from './consent-request.ts'
import { GuardianConsents } from './guardian-consents.tsx'
import { LinkError } from './link-error.tsx'

/** The guardian's answer with its request, which may no longer exist on the server. */
type Answered = { how: 'agreed' | 'refused'; request: ConsentRequest }

/** The page of the mailed link: the request, or what was agreed to. Opening it decides nothing. */
export function ConsentScreen({ token }: { token: string }) {
  const [answered, setAnswered] = useState<Answered>()
  const language = useLanguage().id
  const input = { params: { token }, query: { language } }
  const query = useQuery(
    api.guardians.show.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  if (answered) return <Thanks {...answered} />
  if (query.data === undefined)
    return query.error ? (
      <LinkError token={token} query={query} />
    ) : (
      <Skeleton height={480} radius="lg" />
    )
  // after a change of language the wording is still in the previous one until the response arrives
  const request = query.isPlaceholderData ? { ...query.data, consent_texts: null } : query.data
  const again = () => void query.refetch()
  if (request.state === 'outgrown') return <Outgrown name={request.name} />
  return (
    <>
      {request.state === 'given' ? (
        <AgreedConsent token={token} request={request} onChanged={again} />
      ) : (
        <ConsentForm
          key={request.state}
          token={token}
          request={request}
          onAnswered={setAnswered}
          onError={again}
        />
      )}
      {request.state !== 'asked' && <ChildData token={token} name={request.name} />}
      <GuardianConsents token={token} request={request} />
    </>
  )
}

function Thanks({ how, request: { name, makes_account } }: Answered) {
  const { t } = useTranslation()
  const agreed = t(makes_account ? 'consent.agreed_child' : 'consent.agreed_teen', { name })
  return (
    <SplitCard scene={how === 'agreed' ? 'together' : 'sent'}>
      <Stack gap="lg">
        <ViewTitle>
          {t(how === 'agreed' ? 'consent.agreed_title' : 'consent.refused_title')}
        </ViewTitle>
        <Text>{how === 'agreed' ? agreed : t('consent.refused_text', { name })}</Text>
      </Stack>
    </SplitCard>
  )
}

function Outgrown({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <SplitCard scene="together">
      <Stack gap="lg">
        <ViewTitle>{t('consent.outgrown_title', { name })}</ViewTitle>
        <Text>{t('consent.outgrown_text', { name })}</Text>
      </Stack>
    </SplitCard>
  )
}
