import { patterns } from '@quartet/domain/patterns.ts'
import { reviewStates } from '@quartet/domain/reviews.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge.tsx'
import type { client } from '../../data/client.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column } from '../../lists/table/column.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import styles from './reviews.module.css'

export type Result = Awaited<ReturnType<typeof client.reviews.list>>['list'][number]

export const stateChoices = reviewStates.map((value) => ({
  value,
  label: `reviews.state_${value}` as const,
}))
export const resultKeys: TableKeys = {
  sorts: ['finished_at', 'name'],
  filters: { state: matchAny(reviewStates) },
  first: { order_by: 'finished_at' },
}

export const columnsOf = (t: TFunction): Column<Result>[] => [
  {
    key: 'name',
    title: t('people.name'),
    sort: 'name',
    cell: ({ user_id, name }) => (
      <Link to="/new-theme/profile/{-$id}" params={{ id: String(user_id) }}>
        <CellText>{name}</CellText>
      </Link>
    ),
  },
  {
    key: 'finished_at',
    title: t('reviews.finished'),
    sort: 'finished_at',
    cell: ({ finished_at }) => <bdi dir="ltr">{shownMinute(finished_at)}</bdi>,
  },
  {
    key: 'remarks',
    title: t('reviews.remarks'),
    cell: (result) => <Remarks result={result} />,
  },
  { key: 'scores', title: t('reviews.scores'), cell: (result) => <Scores result={result} /> },
  {
    key: 'classification',
    title: t('people.classification'),
    cell: ({ classification }) => classification && t(`label.${classification}`),
  },
  {
    key: 'state',
    title: t('reviews.state'),
    cell: ({ review }) => <ReviewState review={review} />,
  },
  {
    key: 'organization_name',
    title: t('people.institution'),
    cell: ({ organization_name }) => organization_name,
    hiddenAtFirst: true,
  },
]

type Props = { result: Result }

/** The flags in the words of the profile. */
export function Remarks({ result }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.remarks}>
      {result.quality_flags.map((flag) => (
        <li key={flag}>{t(`profile.flag_${flag}`)}</li>
      ))}
    </ul>
  )
}

/** The four scores, and the way to the answers. */
export function Scores({ result }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ul className={styles.scores}>
        {patterns.map((pattern) => (
          <li key={pattern}>
            {t(`pattern.${pattern}`)} <bdi>{result[pattern]}</bdi>
          </li>
        ))}
      </ul>
      {result.shows_answers && (
        <Link
          className={styles.answers}
          to="/new-theme/questions/{-$id}"
          params={{ id: String(result.user_id) }}
        >
          {t('reviews.answers')}
        </Link>
      )}
    </>
  )
}

/** What was decided, with the note. */
export function ReviewState({ review }: Pick<Result, 'review'>) {
  const { t } = useTranslation()
  if (!review) return <Badge tone="warn">{t('reviews.state_open')}</Badge>
  const state = review.decision === 'keep' ? 'kept' : 'invited'
  return (
    <>
      <Badge tone={state === 'kept' ? 'good' : 'info'}>{t(`reviews.state_${state}`)}</Badge>
      {review.note !== null && (
        <p className={styles.note} dir="auto">
          {review.note}
        </p>
      )}
    </>
  )
}
