import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PlainText } from '../../../components/decoding/plain-text.tsx'
import { ReadingField } from '../../../components/decoding/reading-field.tsx'
import { useTextLanguage } from '../../../components/decoding/use-text-language.ts'
import type { useWall } from '../../../components/decoding/use-wall.ts'
import { PatternLegend } from '../../../components/pattern-legend.tsx'
import styles from './task-screen.module.css'
import { EditText } from './text-editor.tsx'
import { TextLanguage } from './text-language.tsx'
import type { Decoding } from './use-decoding.ts'
import type { TaskState } from './use-task.ts'

type Props = {
  opened: TaskState
  decoding: Decoding
  wall: ReturnType<typeof useWall>
  edits: boolean
  onEdit: (edits: boolean) => void
}

/** The text: read and marked, or edited after Change. */
export function DecodeText({
  opened: { task, change, queue },
  decoding,
  wall,
  edits,
  onEdit,
}: Props) {
  const { t } = useTranslation()
  const { marks, auto, own, counts, remark } = decoding
  const textLanguage = useTextLanguage(task.description)
  const hasWall = textLanguage === null || wall.languages.includes(textLanguage)
  const language = task.language_id ?? wall.query.data?.wall.language_id
  return (
    <div className={styles.text}>
      <div className={styles.textHead}>
        {task.may_edit && language !== undefined && (
          <TextLanguage
            value={language}
            among={wall.languages}
            isSparse={!edits && decoding.isSparse}
            hasWall={edits || task.language_id !== null || hasWall}
            onChange={(language_id) => change({ language_id, marks: own })}
          />
        )}
        {task.may_edit && !edits && (
          <Button variant="default" onClick={() => onEdit(true)}>
            {t('decode.edit_text')}
          </Button>
        )}
      </div>
      {edits && (
        <EditText
          saved={task}
          own={own}
          wall={wall.wall}
          onCancel={() => onEdit(false)}
          onSave={(description, marks, edited) => {
            onEdit(false)
            if (description === task.description) return
            // whoever changed the text meanwhile must not lose it
            if (edited.description !== task.description) queue.baseOn(edited.version)
            change({ description, marks })
          }}
        />
      )}
      {!edits && (
        <>
          <PatternLegend counts={counts} />
          {task.may_edit ? (
            <ReadingField
              text={task.description}
              marks={marks}
              auto={auto}
              own={own}
              onChange={remark}
            />
          ) : (
            <PlainText text={task.description} marks={marks} />
          )}
        </>
      )}
    </div>
  )
}
