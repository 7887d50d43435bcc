import { Text, Title } from '@mantine/core'
import { notesOf, type TeamNote } from '@quartet/domain/team-notes.ts'
import { type PicturePerson, scoredOf } from '@quartet/domain/team-picture.ts'
import { teamSize } from '@quartet/domain/teams.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../../i18n/numbers.ts'
import styles from './team-picture.module.css'

/** What the team can plan and talk about. */
export function TeamNotes({ people }: { people: readonly PicturePerson[] }) {
  const { t } = useTranslation()
  const notes = notesOf(people)
  if (scoredOf(people).length < teamSize.fewest) return null
  return (
    <section className={styles.notes}>
      <Title order={3}>{t('team_picture.notes')}</Title>
      {notes.length === 0 && <Text>{t('team_picture.notes_none')}</Text>}
      <ul>
        {notes.map((note) => (
          <li key={`${note.kind} ${note.pattern}`} data-kind={note.kind}>
            <PatternMark pattern={note.pattern} size={28} />
            <div>
              <strong>
                {t(`team_picture.kind_${note.kind}`, { pattern: t(`pattern.${note.pattern}`) })}
              </strong>
              <NoteText note={note} />
            </div>
          </li>
        ))}
      </ul>
      <Text c="dimmed">{t('team_picture.honest')}</Text>
    </section>
  )
}

function NoteText({ note }: { note: TeamNote }) {
  const { t } = useTranslation()
  const pattern = t(`pattern.${note.pattern}`)
  if (note.kind === 'gap') return <p>{t('team_picture.note_gap', { pattern })}</p>
  if (note.kind === 'crowd') {
    const [number, of] = [shownNumber(note.count), shownNumber(note.of)]
    return <p>{t('team_picture.note_crowd', { pattern, number, of })}</p>
  }
  const rest = note.count - note.pairs.length
  return (
    <>
      <p>{t('team_picture.note_talk')}</p>
      <ul className={styles.pairs}>
        {note.pairs.map(({ first, avoids }) => (
          <li key={`${first.id} ${avoids.id}`}>
            {t('team_picture.pair', {
              first: `\u2068${first.name}\u2069`,
              avoids: `\u2068${avoids.name}\u2069`,
            })}
          </li>
        ))}
        {rest > 0 && <li>{t('team_picture.more_pairs', { number: shownNumber(rest) })}</li>}
      </ul>
    </>
  )
}
