import { Button, Group } from '@mantine/core'
import { onCard } from '@quartet/domain/card-lines.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { neededName, patternName } from '../../../components/decoding/pattern-words.ts'
import { useLanguageName } from '../../../i18n/language-name.ts'
import type { WholeTask } from '../area-calls.ts'
import type { Patch } from './task.ts'
import styles from './task-screen.module.css'
import type { Draft, TaskState } from './use-task.ts'

const shown = [
  'description',
  'language_id',
  'marks',
  'needed',
  'chosen',
  'drill',
  'duties',
  'priority',
  'due_date',
  'category',
  'decoded',
] as const satisfies (keyof Patch)[]

/**
 * Shown when somebody else, or another tab, saved first: both versions side by side to choose from.
 * Nothing is lost before the choice.
 */
export function ChangedElsewhere({ opened, theirs }: { opened: TaskState; theirs: WholeTask }) {
  const { t } = useTranslation()
  const { task, state, queue } = opened
  const other: Draft = { ...theirs, decoded: theirs.decoded_at !== null }
  const differing = shown.filter((name) => name in state.pending)
  const wordsOf = useWords()
  return (
    <NoteBox mood="warn" role="alert" title={t('decode.changed_title')}>
      <p>{t('decode.changed_text')}</p>
      <div className={styles.scroll}>
        <table className={styles.versions}>
          <thead>
            <tr>
              <th scope="col">{t('decode.changed_what')}</th>
              <th scope="col">{t('decode.changed_mine')}</th>
              <th scope="col">{t('decode.changed_theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`decode.part_${name}`)}</th>
                <td>{wordsOf(task, name)}</td>
                <td>{wordsOf(other, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Group>
        <Button onClick={() => queue.overwriteTheirs()}>{t('decode.keep_mine')}</Button>
        <Button variant="default" onClick={() => queue.takeTheirs()}>
          {t('decode.take_theirs')}
        </Button>
      </Group>
    </NoteBox>
  )
}

/** Returns a function that describes a field of a task as text. */
function useWords() {
  const { t } = useTranslation()
  const languageName = useLanguageName()
  return (task: Draft, name: (typeof shown)[number]): string => {
    const { needed } = task
    const words: Record<typeof name, () => string> = {
      description: () => task.description,
      language_id: () => (task.language_id ? languageName(task.language_id) : ''),
      marks: () =>
        task.marks
          .filter(({ source }) => source === 'user')
          .map(
            ({ text, pattern }) => `${text} (${pattern ? patternName(pattern) : t('decode.none')})`,
          )
          .join(', '),
      needed: () =>
        needed
          ? patterns
              .map((pattern) => `${patternName(pattern)}: ${neededName(needed[pattern])}`)
              .join(', ')
          : '',
      chosen: () =>
        onCard(task)
          .map(({ title, body }) => title || body)
          .join(', '),
      drill: () =>
        task.drill
          .map(({ step, note }) => [t(`decode.step_${step}`), note].filter(Boolean).join(': '))
          .join('; '),
      duties: () =>
        task.duties
          .map(({ text, feeling }) => `${text}: ${t(`decode.feeling_${feeling}`)}`)
          .join('; '),
      priority: () => (task.priority ? t(`decode.priority_${task.priority}`) : ''),
      due_date: () => task.due_date ?? '',
      category: () => task.category,
      decoded: () => t(`decode.status_${task.status}`),
    }
    return words[name]() || '–'
  }
}
