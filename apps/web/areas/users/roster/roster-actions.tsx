import { Button, Group } from '@mantine/core'
import type { RosterImport as Report } from '@quartet/contract/areas/roster.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoment } from '../../../i18n/dates.ts'
import styles from './roster.module.css'
import { RosterDialog } from './roster-dialog.tsx'
import { useIsStalled, type useRosterSteps } from './use-roster.ts'

type Props = {
  report: Report
  steps: ReturnType<typeof useRosterSteps>
  mayApply: boolean
}

/** What can be done with an import now. */
export function RosterActions({ report, steps, mayApply }: Props) {
  const { t } = useTranslation()
  const { state, undo_until, leaving, progress } = report
  const [asks, setAsks] = useState<'undo' | 'apply'>()
  const isStalled = useIsStalled(progress)
  const begin = (step: 'cancel' | 'undo' | 'apply') =>
    steps.mutate(step, { onSettled: () => setAsks(undefined) })
  return (
    <Group justify="flex-end" className={styles.actions}>
      {undo_until && <span>{t('roster.undo_until', { date: shownMoment(undo_until) })}</span>}
      {undo_until && (
        <Button variant="default" onClick={() => setAsks('undo')}>
          {t('content.sheets_undo')}
        </Button>
      )}
      {state === 'undoing' && isStalled && (
        <Button variant="default" loading={steps.isPending} onClick={() => begin('undo')}>
          {t('shell.retry')}
        </Button>
      )}
      {state === 'running' && (
        <Button variant="default" loading={steps.isPending} onClick={() => begin('cancel')}>
          {t('roster.cancel_sure')}
        </Button>
      )}
      {state !== 'running' && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/users/import" search={{}} {...props} />}
        >
          {t('roster.again')}
        </Button>
      )}
      {mayApply && (
        <Button
          loading={steps.isPending}
          onClick={() => (leaving > 0 ? setAsks('apply') : begin('apply'))}
        >
          {t('content.sheets_apply')}
        </Button>
      )}
      <RosterDialog
        {...{ asks, leaving }}
        busy={steps.isPending}
        onCancel={() => setAsks(undefined)}
        onConfirm={begin}
      />
    </Group>
  )
}
