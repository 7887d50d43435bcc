import { Title } from '@mantine/core'
import { onCard } from '@quartet/domain/card-lines.ts'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../components/segments.tsx'
import { isSame } from './card-lines.ts'
import styles from './drill.module.css'
import type { TaskState } from './use-task.ts'

/**
 * Asked afterwards: which of the chosen strategies worked. The answers decide what is proposed
 * first the next time.
 */
export function WorkedQuestion({ opened: { task, change } }: { opened: TaskState }) {
  const { t } = useTranslation()
  const lines = onCard(task)
  if (lines.length === 0) return null
  return (
    <section className={styles.worked}>
      <Title order={3}>{t('decode.worked_title')}</Title>
      {lines.map((line) => (
        <div key={`${line.kind}${line.id}`} className={styles.line}>
          <p>
            <bdi>{line.title || line.body}</bdi>
          </p>
          <Segments
            legend={t('decode.worked_legend', { strategy: line.title || line.body })}
            options={[
              { value: 'yes', label: t('decode.worked_yes') },
              { value: 'no', label: t('decode.worked_no') },
            ]}
            value={line.worked === null ? null : line.worked ? 'yes' : 'no'}
            onChange={(value) =>
              change({
                chosen: task.chosen.map((one) =>
                  isSame(one, line) ? { ...one, worked: value === 'yes' } : one,
                ),
              })
            }
            disabled={!task.may_edit}
          />
        </div>
      ))}
    </section>
  )
}
