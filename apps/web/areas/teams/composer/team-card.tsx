import { ActionIcon } from '@mantine/core'
import { bandOf } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { type ComposerPerson, coverageOf } from '@quartet/domain/team-coverage.ts'
import { teamSize } from '@quartet/domain/teams.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type DragEvent, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import styles from './team-composer.module.css'
import { TeamCoverage } from './team-coverage.tsx'

/** The type of what is dragged: the id of a person. */
const dragType = 'text/plain'

type Props = {
  at: number
  members: readonly ComposerPerson[]
  /** Asks for another team for somebody. */
  onAsk: (person: ComposerPerson) => void
  onDrop: (id: number, to: number) => void
}

/** A proposed team: its patterns and its people, who can be dragged to another one. */
export const TeamCard = memo(function TeamCard({ at, members, onAsk, onDrop }: Props) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(Number(event.dataTransfer.getData(dragType)), at)
  }
  return (
    <li
      className={styles.team}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3>
        {t('composer.team', { number: at + 1 })}{' '}
        <span>{t('composer.people', { number: members.length })}</span>
      </h3>
      <TeamCoverage coverage={coverageOf(members)} />
      {members.length < teamSize.fewest && (
        <p className={styles.warning}>{t('composer.too_small')}</p>
      )}
      <ul className={styles.members}>
        {members.map((person) => (
          <Member key={person.id} person={person} onAsk={onAsk} />
        ))}
      </ul>
    </li>
  )
})

function Member({ person, onAsk }: { person: ComposerPerson } & Pick<Props, 'onAsk'>) {
  const { t } = useTranslation()
  const { id, name, scores } = person
  const first = patterns.filter((pattern) => scores && bandOf(scores[pattern]) === 'Use First')
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, String(id))
        dataTransfer.effectAllowed = 'move'
      }}
    >
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.marks}>
        {first.map((pattern) => (
          <PatternMark key={pattern} pattern={pattern} size={18} title={t(`pattern.${pattern}`)} />
        ))}
      </span>
      <ActionIcon
        color="gray"
        aria-label={t('composer.move', { name })}
        data-person={id}
        onClick={() => onAsk(person)}
      >
        <Icon of={IconArrowsExchange} />
      </ActionIcon>
    </li>
  )
}
