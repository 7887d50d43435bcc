import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PatternLegend } from '../../../components/pattern-legend.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { PlainText } from './plain-text.tsx'
import { ReadingField } from './reading-field.tsx'
import styles from './task-screen.module.css'
import { EditText } from './text-editor.tsx'
import { TextLanguage } from './text-language.tsx'
import type { Decoding, useWall } from './use-decoding.ts'
import type { TaskState } from './use-task.ts'

type Props = { opened: TaskState; decoding: Decoding; wall: ReturnType<typeof useWall> }

/** The text: read and marked, or edited after Change. */
export function DecodeText({ opened: { task, change }, decoding, wall }: Props) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState(false)
  const { marks, auto, own, counts, remark } = decoding
  return (
    <section className={styles.text} aria-labelledby="text">
      <div className={styles.textHead}>
        <Title order={2} id="text" size="h3">
          {t('decode.text')}
        </Title>
        {task.may_edit && !edits && (
          <Button variant="default" onClick={() => setEdits(true)}>
            {t('decode.edit_text')}
          </Button>
        )}
      </div>
      {task.may_edit && wall.query.data && (
        <TextLanguage
          value={wall.query.data.wall.language_id}
          among={wall.query.data.wall.languages}
          isSparse={!edits && decoding.isSparse}
          onChange={(language_id) => change({ language_id, marks: own })}
        />
      )}
      {wall.failed.error && !wall.wall && (
        <QueryError query={wall.failed} title={t('decode.no_wall')} />
      )}
      {edits && (
        <EditText
          text={task.description}
          own={own}
          wall={wall.wall}
          onCancel={() => setEdits(false)}
          onSave={(description, saved) => {
            setEdits(false)
            if (description !== task.description) change({ description, marks: saved })
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
    </section>
  )
}
