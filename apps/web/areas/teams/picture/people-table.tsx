import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { figuresOf, type PicturePerson, type PictureSort } from '@quartet/domain/team-picture.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { PeopleRow } from './people-row.tsx'
import styles from './people-table.module.css'

type Props = {
  people: readonly PicturePerson[]
  /** The whole team, of which some may be hidden. */
  all: readonly PicturePerson[]
  sort: PictureSort
  onSort: (by: PictureSort['by']) => void
  picked: readonly number[]
  onPick: (id: number, isPicked: boolean) => void
}

/** People with their scores; the foot counts those of the whole team in each band. */
export function PeopleTable({ people, all, sort, onSort, picked, onPick }: Props) {
  const { t } = useTranslation()
  const figures = figuresOf(all)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('team_picture.table_label')}</caption>
      <thead>
        <tr>
          {(['name', ...patterns] as const).map((by) => (
            <SortHead key={by} by={by} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PeopleRow
            key={person.id}
            person={person}
            isPicked={picked.includes(person.id)}
            onPick={onPick}
          />
        ))}
      </tbody>
      <tfoot>
        {bands.toReversed().map((band) => (
          <tr key={band}>
            <th scope="row">
              <span className={styles.bandName}>
                <BandMark band={band} size={14} />
                {t(`band.${band}`)}
              </span>
            </th>
            {patterns.map((pattern) => (
              <td
                key={pattern}
                data-gap={
                  (band === 'Use First' && figures[pattern].counts[band] === 0) || undefined
                }
              >
                {figures[pattern].counts[band]}
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

type HeadProps = Pick<Props, 'sort' | 'onSort'> & { by: PictureSort['by'] }

function SortHead({ by, sort, onSort }: HeadProps) {
  const { t } = useTranslation()
  const isSorted = sort.by === by
  // names begin with A, scores with the highest
  const isAscending = (by === 'name') !== sort.isReversed
  return (
    <th scope="col" aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}>
      <button type="button" onClick={() => onSort(by)}>
        {by === 'name' ? (
          t('team_picture.name')
        ) : (
          <>
            <PatternMark pattern={by} size={28} />
            <span className={styles.patternName}>{t(`pattern.${by}`)}</span>
          </>
        )}
        {isSorted && <Icon of={isAscending ? IconArrowUp : IconArrowDown} size={16} />}
      </button>
    </th>
  )
}
