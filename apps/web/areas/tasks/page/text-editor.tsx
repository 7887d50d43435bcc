import { Button, Group } from '@mantine/core'
import { countMarks, laidOver, type Mark, marksIn, marksKept } from '@quartet/domain/decoding.ts'
import { taskBounds, withBlanks } from '@quartet/domain/task.ts'
import type { ReadyWall } from '@quartet/domain/wall.ts'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColouredField } from '../../../components/coloured-field.tsx'
import { submitting } from '../../../components/form.ts'
import { PatternLegend } from '../../../components/pattern-legend.tsx'
import styles from './text-editor.module.css'

type Edited = { description: string; version: number }
type Props = {
  saved: Edited
  own: readonly Mark[]
  wall: ReadyWall | undefined
  /** `edited`: the text, with its version, with which the editing began. */
  onSave: (text: string, own: Mark[], edited: Edited) => void
  onCancel: () => void
}

/** One large field to paste and type into; its cue words are coloured while typing. */
export function EditText({ saved, own: marked, wall, onSave, onCancel }: Props) {
  const { t } = useTranslation()
  const [{ edited, own }] = useState({ edited: saved, own: marked })
  const text = edited.description
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const error = useId()
  const shown = useDeferredValue(typed)
  const marks = useMemo(
    () => (wall ? laidOver(marksIn(shown, wall), marksKept(text, shown, own)) : []),
    [shown, wall, text, own],
  )
  const wrong =
    typed.trim() === ''
      ? t('field.required')
      : typed.trim().length > taskBounds.description
        ? t('field.too_long')
        : ''
  const [tried, setTried] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const save = () => {
    setTried(true)
    if (wrong) return field.current?.focus()
    const words = withBlanks(typed.trim())
    onSave(words, marksKept(text, words, own), edited)
  }
  return (
    <form className={styles.form} onSubmit={submitting(save)} noValidate>
      <ColouredField
        ref={field}
        marked={shown}
        marks={marks}
        aria-label={t('decode.text')}
        aria-invalid={tried && wrong !== ''}
        aria-describedby={error}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p id={error} className={styles.wrong}>
        {tried && wrong}
      </p>
      <PatternLegend counts={countMarks(marks)} />
      <Group>
        <Button type="submit">{t('decode.save')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('decode.cancel')}
        </Button>
      </Group>
    </form>
  )
}
