import { patterns } from '@quartet/domain/patterns.ts'
import type { PicturePerson } from '@quartet/domain/team-picture.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './people-table.module.css'
import { ScoreCell } from './score-cell.tsx'

type Props = {
  person: PicturePerson
  isPicked: boolean
  onPick: (id: number, isPicked: boolean) => void
}

/** A person with the four scores, or the reason why there are none. */
export const PeopleRow = memo(function PeopleRow({ person, isPicked, onPick }: Props) {
  const { t } = useTranslation()
  const { id, name, scores, classification, waiting } = person
  const reason = t(waiting ? `team_picture.waiting_${waiting}` : 'team_picture.no_scores')
  if (!scores)
    return (
      <tr data-waiting>
        <th scope="row">
          <bdi>{name}</bdi>
        </th>
        <td colSpan={patterns.length}>{reason}</td>
      </tr>
    )
  const detail = waiting ? reason : classification && t(`label.${classification}`)
  return (
    <tr>
      <th scope="row">
        <label className={styles.person}>
          <input
            type="checkbox"
            aria-label={t('team_picture.pick', { name })}
            checked={isPicked}
            onChange={({ currentTarget }) => onPick(id, currentTarget.checked)}
          />
          <span>
            <bdi>{name}</bdi>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </label>
      </th>
      {patterns.map((pattern) => (
        <td key={pattern}>
          <ScoreCell score={scores[pattern]} t={t} />
        </td>
      ))}
    </tr>
  )
})
