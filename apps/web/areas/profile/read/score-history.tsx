import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { localDay } from '../../../i18n/dates.ts'
import { type Person, patternName } from './person.ts'
import styles from './score-history.module.css'
import { useAttempts } from './use-attempts.ts'

type Row = Record<Pattern, number | null> & { key: string; moment: string; byHand: boolean }

/** All results, newest first. */
export function ScoreHistory({ person }: { person: Person }) {
  const { t } = useTranslation()
  const attempts = useAttempts(person.id)
  return (
    <section className={styles.section}>
      <Title order={2}>{t('profile.history')}</Title>
      {attempts.isPending && <Skeleton height={120} radius="lg" />}
      {attempts.error && <QueryError query={attempts} />}
      {attempts.data && <Table rows={[...byHand(person), ...attempts.data.attempts.map(asRow)]} />}
    </section>
  )
}

const asRow = ({
  id,
  finished_at,
  ...scores
}: { id: number; finished_at: string } & Record<Pattern, number>): Row => ({
  ...scores,
  key: String(id),
  moment: finished_at,
  byHand: false,
})

const byHand = (person: Person): Row[] =>
  person.score_source === 'manual'
    ? [{ ...person, key: 'by hand', moment: person.scored_at ?? '', byHand: true }]
    : []

function Table({ rows }: { rows: Row[] }) {
  const { t } = useTranslation()
  if (rows.length === 0) return <p>{t('profile.history_empty')}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('profile.history_date')}</th>
          {patterns.map((pattern) => (
            <th key={pattern} scope="col">
              <PatternMark pattern={pattern} size={28} title={patternName(pattern)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, moment, byHand, ...scores }) => (
          <tr key={key}>
            <th scope="row">
              <bdi dir="ltr">{moment && shownDate(localDay(new Date(moment)))}</bdi>
              {byHand && <span className={styles.byHand}>{t('profile.by_hand')}</span>}
            </th>
            {patterns.map((pattern) => (
              <td key={pattern}>{scores[pattern]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
