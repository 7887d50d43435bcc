import { Button, Stack, Text } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'

const titles: Partial<Record<ErrorName, TextKey>> = {
  consent_link_unknown: 'consent.link_title',
  consent_late: 'consent.link_late_title',
  consent_link_old: 'consent.link_late_title',
  guardian_only: 'consent.minor_title',
}

type Props = {
  token: string
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
}
/** Says why a link does not work; other failures can be retried. */
export function LinkError({ token, query }: Props) {
  const { t } = useTranslation()
  const failure = asFailure(query.error)
  const title = titles[failure.name as ErrorName]
  if (!title) return <QueryError query={query} />
  const isMinor = failure.name === 'guardian_only'
  return (
    <SplitCard scene="lost">
      <Stack gap="lg" align="flex-start">
        <ViewTitle takesFocus={false}>{t(title)}</ViewTitle>
        <Text>{isMinor ? t('consent.minor_text') : sentenceOf(failure)}</Text>
        {failure.name === 'consent_link_old' && <NewLink token={token} />}
        {isMinor && (
          <Button variant="default" renderRoot={(props) => <Link to="/logout" {...props} />}>
            {t('shell.logout')}
          </Button>
        )}
      </Stack>
    </SplitCard>
  )
}

/** Mails a new link to the address of the guardian who agreed. */
function NewLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const renew = useMutation(api.guardians.renewLink.mutationOptions())
  if (renew.isSuccess) return <Text role="status">{t('consent.link_new_sent')}</Text>
  return (
    <Button loading={renew.isPending} onClick={() => renew.mutate({ params: { token } })}>
      {t('consent.link_new')}
    </Button>
  )
}
