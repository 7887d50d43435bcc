import { NativeSelect } from '@mantine/core'
import type { ScoredPerson } from '@quartet/domain/team-picture.ts'
import { useTranslation } from 'react-i18next'
import { LineSample, maxStyles } from './line-style.tsx'
import styles from './team-graph.module.css'

type Props = {
  people: readonly ScoredPerson[]
  /** The person whose line stays highlighted. */
  pinned: number | null
  onPin: (id: number | null) => void
  /** Highlights a line for as long as the pointer or the focus is on its name. */
  onPoint: (id: number | null) => void
}

/** The names of the lines, each a button that highlights its line; a field to choose from many. */
export function GraphKey({ people, pinned, onPin, onPoint }: Props) {
  const { t } = useTranslation()
  if (people.length > maxStyles)
    return (
      <NativeSelect
        className={styles.choice}
        label={t('team_picture.highlight')}
        value={pinned ?? ''}
        onChange={({ currentTarget }) => onPin(Number(currentTarget.value) || null)}
        data={[
          { value: '', label: t('team_picture.nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    )
  return (
    <ul className={styles.key} aria-label={t('team_picture.key')}>
      {people.map(({ id, name }, at) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={pinned === id}
            onClick={() => onPin(pinned === id ? null : id)}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint(null)}
          >
            <LineSample at={at} />
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
