import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { contract } from '@quartet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { setAwaiting } from '../../data/session.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { showToast } from '../../shell/toast.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { dayOf } from './consent-request.ts'
import { OtherAddressForm } from './other-address-form.tsx'

type OwnGuardian = InferContractRouterOutputs<typeof contract>['guardians']['own']

/** Milliseconds between two checks whether the guardian has consented. */
const lookEvery = 30_000

/**
 * For users who wait for a guardian's consent: who was requested, how to request it again, and what
 * is open meanwhile.
 */
export function WaitingScreen({ joinForm }: { joinForm: ReactNode }) {
  const own = useQuery(
    api.guardians.own.queryOptions({
      meta: { quiet: true },
      staleTime: 0,
      refetchInterval: lookEvery,
    }),
  )
  useConsentGiven(own.data)
  if (own.data?.waits)
    return (
      <SplitCard scene="sent">
        <Stack gap="xl">
          {own.data.by === 'school' && own.data.institution === null ? (
            <Closed own={own.data}>{joinForm}</Closed>
          ) : own.data.by === 'school' ? (
            <WaitingForSchool own={own.data} />
          ) : own.data.state === 'withdrawn' ? (
            <Paused own={own.data} />
          ) : (
            <ConsentRequestDetails own={own.data} />
          )}
          <Meanwhile />
        </Stack>
      </SplitCard>
    )
  return own.error ? <QueryError query={own} /> : <Skeleton height={480} radius="lg" />
}

/** Continues with the inventory once the guardian has consented. */
function useConsentGiven(own: OwnGuardian | undefined) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const opened = own?.waits === false
  useEffect(() => {
    if (!opened) return
    setAwaiting(false)
    void showToast('success', t('consent.opened'))
    void navigate({ to: '/new-theme/instructions', replace: true })
  }, [opened, navigate, t])
}

function ConsentRequestDetails({ own }: { own: OwnGuardian }) {
  const { t } = useTranslation()
  const [elsewhere, setElsewhere] = useState(false)
  const queries = useQueryClient()
  const save = (next: OwnGuardian) => {
    queries.setQueryData(api.guardians.own.queryKey(), next)
    setElsewhere(false)
    void showToast('success', t('consent.sent_again'))
  }
  const send = useMutation(api.guardians.sendAgain.mutationOptions({ onSuccess: save }))
  return (
    <Stack gap="lg">
      <ViewTitle takesFocus={false}>{t('consent.waiting_title')}</ViewTitle>
      <Text>
        {t('consent.waiting_text', { email: own.guardian_email ?? '', date: dayOf(own.sent_at) })}
      </Text>
      <Text>{t('consent.waiting_until', { date: dayOf(own.answer_by) })}</Text>
      {elsewhere ? (
        <OtherAddressForm onRequested={save} onCancel={() => setElsewhere(false)} />
      ) : (
        <Group>
          <Button loading={send.isPending} onClick={() => send.mutate(undefined)}>
            {t('consent.send_again')}
          </Button>
          <Button variant="default" onClick={() => setElsewhere(true)}>
            {t('consent.other_address')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function WaitingForSchool({ own }: { own: OwnGuardian }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <ViewTitle takesFocus={false}>{t('consent.school_waiting_title')}</ViewTitle>
      <Text>{t('consent.school_waiting_text', { institution: own.institution ?? '' })}</Text>
      <Text>{t('consent.school_waiting_until', { date: dayOf(own.answer_by) })}</Text>
    </Stack>
  )
}

/** Nobody consents after a school was left: another school can. */
function Closed({ own, children }: { own: OwnGuardian; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <ViewTitle takesFocus={false}>{t('membership.closed_title')}</ViewTitle>
      <Text>{t('membership.closed_text', { date: dayOf(own.answer_by) })}</Text>
      {children}
    </Stack>
  )
}

function Paused({ own }: { own: OwnGuardian }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <ViewTitle takesFocus={false}>{t('consent.paused_title')}</ViewTitle>
      <Text>{t('consent.paused_text', { date: dayOf(own.answer_by) })}</Text>
    </Stack>
  )
}

const help = [
  { to: '/before', title: 'shell.before' },
  { to: '/lci-help-you', title: 'pages.help_you' },
  { to: '/settings/privacy', title: 'menu.own_data' },
] as const satisfies readonly { to: string; title: TextKey }[]

/** The pages that are open without a guardian's consent. */
function Meanwhile() {
  const { t } = useTranslation()
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={2} size="h3">
        {t('consent.waiting_help')}
      </Title>
      {help.map(({ to, title }) => (
        <Anchor key={to} py={8} renderRoot={(props) => <Link to={to} {...props} />}>
          {t(title)}
        </Anchor>
      ))}
      <Button variant="default" mt="sm" renderRoot={(props) => <Link to="/logout" {...props} />}>
        {t('shell.logout')}
      </Button>
    </Stack>
  )
}
