import { Button, Group } from '@mantine/core'
import type { LogCheck } from '@quartet/contract/areas/logs.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { shownMinute, shownMoment } from '../../i18n/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'

/** Milliseconds between looks at a running verification. */
const interval = 1500

/** Verifies that the log is as it was written, and says what the latest verification found. */
export function Verification() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery({
    ...api.logs.verification.queryOptions({ meta: { quiet: true } }),
    refetchInterval: ({ state }) => state.data?.check?.state === 'running' && interval,
  })
  const begin = useMutation(
    api.logs.verify.mutationOptions({
      onSuccess: (begun) => queries.setQueryData(api.logs.verification.queryKey(), begun),
    }),
  )
  const check = data?.check
  const isRunning = check?.state === 'running'
  return (
    <section aria-label={t('logs.verification')}>
      <Group>
        <Button
          variant="default"
          size="sm"
          loading={begin.isPending || isRunning}
          onClick={() => begin.mutate({})}
        >
          {t('logs.verify')}
        </Button>
        <div role="status">{isRunning && t('logs.verifying')}</div>
      </Group>
      {check && !isRunning && <Outcome check={check} />}
    </section>
  )
}

function Outcome({ check }: { check: LogCheck }) {
  const { t } = useTranslation()
  const at = shownMinute(check.finished_at ?? check.started_at)
  if (check.state === 'failed')
    return <NoteBox mood="bad">{t('logs.verify_failed', { at })}</NoteBox>
  if (check.fault)
    return (
      <NoteBox mood="bad">
        {t('logs.broken', { at })} {t(`logs.fault_${check.fault}`)}
        {check.fault_id !== null &&
          ` ${t('logs.broken_at', { id: check.fault_id, at: check.fault_at ? shownMinute(check.fault_at) : '' })}`}
      </NoteBox>
    )
  const { entries, first_at, last_at } = check
  const period = {
    from: first_at ? shownMoment(first_at) : '',
    to: last_at ? shownMoment(last_at) : '',
  }
  return (
    <NoteBox mood="good">
      {t('logs.unbroken', { at, number: shownNumber(entries) })}{' '}
      {first_at && t('logs.period', period)}
    </NoteBox>
  )
}
