import { Title } from '@mantine/core'
import type { RosterImport as Report } from '@quartet/contract/areas/roster.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { counted } from '../../../i18n/numbers.ts'
import { RecordLoading } from '../../../lists/record/record-page.tsx'
import { ImportErrors } from '../../../lists/sheets/import-errors.tsx'
import styles from './roster.module.css'
import { RosterActions } from './roster-actions.tsx'
import { RosterChanges } from './roster-changes.tsx'
import { RosterFigures } from './roster-figures.tsx'
import { RosterOutcome } from './roster-outcome.tsx'
import { useRosterImport, useRosterSteps } from './use-roster.ts'

/** An import: what it would change or has changed, and what can be done with it. */
export function RosterImport({ id }: { id: number }) {
  const query = useRosterImport(id)
  const report = query.data?.import
  return report ? <Shown report={report} /> : <RecordLoading query={query} />
}

const isWrong = ({ errors }: Report) => errors.some(({ row }) => row > 0)

function Shown({ report }: { report: Report }) {
  const { t } = useTranslation()
  const { id, state, added, changed, leaving, places_missing, school_consents } = report
  const isReady = state === 'checked'
  const hasChanges = added + changed + leaving > 0
  const steps = useRosterSteps(id, isReady && school_consents > 0)
  return (
    <section className={styles.form} aria-label={t('roster.checked')}>
      <Title order={2} size="h3">
        {isReady || state === 'failed' ? t('roster.checked') : t(`roster.state_${state}`)}
      </Title>
      <p className={styles.file}>
        <bdi>{report.file_name}</bdi> · <bdi>{report.organization_name}</bdi>
      </p>
      <RosterFigures report={report} />
      {isWrong(report) && (
        <ImportErrors
          report={report}
          marked={
            report.marked
              ? (options) => client.roster.marked({ params: { id } }, options)
              : undefined
          }
        />
      )}
      <RosterOutcome report={report} />
      {isReady && !hasChanges && <p>{t('roster.nothing')}</p>}
      {isReady && places_missing > 0 && (
        <NoteBox mood="bad" role="status">
          <p>{t('roster.missing', counted(places_missing))}</p>
        </NoteBox>
      )}
      {isReady && school_consents > 0 && (
        <NoteBox mood="info">
          <p>{t('people.add_agrees')}</p>
        </NoteBox>
      )}
      {hasChanges && state !== 'failed' && <RosterChanges report={report} />}
      {steps.error && (
        <NoteBox mood="bad" role="alert">
          <p>{sentenceOf(asFailure(steps.error))}</p>
        </NoteBox>
      )}
      <RosterActions
        report={report}
        steps={steps}
        mayApply={isReady && hasChanges && places_missing === 0}
      />
    </section>
  )
}
