import { Button, Input } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { countMarks, marksIn } from '@quartet/domain/decoding.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { IconClipboard } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColouredField } from '../coloured-field.tsx'
import { Icon } from '../icon.tsx'
import { PatternLegend } from '../pattern-legend.tsx'
import { PhotoPicker, PhotoPicture } from '../photo-text.tsx'
import { usePhotoText } from '../use-photo-text.ts'
import styles from './task-text.module.css'
import { useWallOfText } from './use-wall-of-text.ts'

type Props = {
  area: Area
  /** The field of the form. */
  field: {
    value: string
    error: string | undefined
    mark: { 'data-path': string }
    onChange: (text: string) => void
  }
  /** What is coloured; it may lag behind the field while somebody types. */
  shown: string
  /** The language of the text; null when unknown. */
  language_id: number | null
}

/**
 * The large field for the text of a task, with its cue words coloured, and the picture it was read
 * from beside it.
 */
export function TaskText({ area, field, shown, language_id }: Props) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { wall, isMissing } = useWallOfText(area, language_id)
  const marks = useMemo(
    () => (wall && shown.length <= maxColoured ? marksIn(shown, wall) : []),
    [shown, wall],
  )
  const { value: typed, onChange } = field
  const append = (text: string) => onChange(joined(typed, text))
  const photo = usePhotoText(undefined, append)
  const error = tooLong(typed, { t, language: i18n.language }) ?? field.error
  return (
    <div className={styles.text}>
      <div className={styles.both} data-picture={photo.picture !== null || undefined}>
        <Input.Wrapper
          id={id}
          label={t('tasks.description')}
          description={t(`tasks.description_hint_${area}`)}
          error={error}
          errorProps={{ role: 'status' }}
        >
          <div className={styles.field}>
            <ColouredField
              {...field.mark}
              id={id}
              data-autofocus
              marked={shown}
              marks={marks}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-description ${id}-error`}
              value={typed}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </div>
        </Input.Wrapper>
        <PhotoPicture photo={photo} />
      </div>
      {isMissing ? (
        <p className={styles.note}>{t('tasks.no_words')}</p>
      ) : (
        <PatternLegend counts={countMarks(marks)} />
      )}
      <PhotoPicker photo={photo}>
        <Paste onText={append} />
      </PhotoPicker>
    </div>
  )
}

/** Longer texts cannot be saved, so they need no colours. */
const maxColoured = 1.5 * taskBounds.description

function tooLong(text: string, { t, language }: { t: TFunction; language: string }) {
  const { length } = text.trim()
  if (length <= taskBounds.description) return undefined
  const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`)
  return t('tasks.too_long', {
    length: numbers.format(length),
    max: numbers.format(taskBounds.description),
  })
}

/** Appends a text to the typed one. */
const joined = (typed: string, text: string) =>
  typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`

/** Absent where the page may not read the clipboard, such as on insecure origins. */
function Paste({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  if (!navigator.clipboard?.readText) return null
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '')
    setFailed(text === '')
    if (text !== '') onText(text)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconClipboard} />}
        onClick={() => void paste()}
      >
        {t('tasks.paste')}
      </Button>
      <span role="status">{failed && t('tasks.paste_failed')}</span>
    </>
  )
}
