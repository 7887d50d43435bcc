import { Button, Group } from '@mantine/core'
import { laidOver, type Mark, marksIn, marksKept } from '@quartet/domain/decoding.ts'
import { taskBounds, withBlanks } from '@quartet/domain/task.ts'
import type { ReadyWall } from '@quartet/domain/wall.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../../components/form.ts'
import { Legend } from './legend.tsx'
import styles from './text-editor.module.css'
import { linesOf } from './text-pieces.ts'

type Props = {
  text: string
  own: readonly Mark[]
  wall: ReadyWall | undefined
  onSave: (text: string, own: Mark[]) => void
  onCancel: () => void
}

/** One large field to paste and type into; its cue words are coloured while typing. */
export function EditText({ text, own, wall, onSave, onCancel }: Props) {
  const { t } = useTranslation()
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
    onSave(words, marksKept(text, words, own))
  }
  return (
    <form className={styles.form} onSubmit={submitting(save)} noValidate>
      <div className={styles.both} data-wrong={(tried && wrong) || undefined}>
        <div className={styles.behind} aria-hidden="true" dir="auto">
          <Coloured text={shown} marks={marks} />
          {'\n'}
        </div>
        <textarea
          ref={field}
          className={styles.area}
          dir="auto"
          aria-label={t('decode.text')}
          aria-invalid={tried && wrong !== ''}
          aria-describedby={error}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p id={error} className={styles.wrong}>
        {tried && wrong}
      </p>
      <Legend counts={countsOf(marks)} />
      <Group>
        <Button type="submit">{t('decode.save')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('decode.cancel')}
        </Button>
      </Group>
    </form>
  )
}

const countsOf = (marks: readonly Mark[]) => {
  const counts: Record<string, number> = {
    sequence: 0,
    precision: 0,
    technical_reasoning: 0,
    confluence: 0,
  }
  for (const { pattern } of marks) if (pattern) counts[pattern] = (counts[pattern] ?? 0) + 1
  return counts
}

/**
 * The layer behind the field's letters, with the background and underline of each pattern, which
 * take up no space.
 */
function Coloured({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const { lines } = useMemo(() => linesOf(text, marks), [text, marks])
  return lines.map(({ key, pieces }) => (
    <span key={key}>
      {pieces.map((piece) => {
        const words = text.slice(piece.start, piece.end)
        if (piece.at === null || !piece.pattern) return words
        const tone = {
          background: patternColour(piece.pattern, 'soft'),
          textDecorationColor: patternColour(piece.pattern, 'solid'),
        }
        return (
          <mark key={piece.start} data-pattern={piece.pattern} style={tone}>
            {words}
          </mark>
        )
      })}
    </span>
  ))
}
