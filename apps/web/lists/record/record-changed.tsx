import { Button, Group } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import { differing, type Values } from './draft.ts'
import type { Field } from './field.ts'
import styles from './record-changed.module.css'

type Props<Row> = {
  fields: readonly Field<Row>[]
  /** The saved values with my changes. */
  mine: Values
  theirs: Values
  onSettled: (chosen: Values) => void
}

/**
 * Shown when somebody else saved first: both states, and nothing is saved before one of them is
 * chosen.
 */
export function RecordChanged<Row>({ fields, mine, theirs, onSettled }: Props<Row>) {
  const { t } = useTranslation()
  const keys = differing(mine, theirs)
  const changed = fields.filter(({ key }) => keys.includes(key))
  const language_id = Number(mine.language_id)
  const shownValue = (field: Field<Row>, values: Values) => {
    const value = values[field.key] ?? ''
    if (field.kind === 'flag') return t(value === '1' ? 'content.yes' : 'content.no')
    if (field.kind === 'row')
      return field.options?.find((one) => one.value === value)?.title ?? value
    const option = field.kind === 'choice' && field.options.find((one) => one.value === value)
    if (field.kind === 'slot') return <Html html={value} language_id={language_id} />
    return option ? t(option.label) : value
  }
  return (
    <NoteBox mood="warn" role="alert" title={t('content.changed_title')}>
      <p>{t(changed.length === 0 ? 'content.changed_same' : 'content.changed_text')}</p>
      {changed.map((field) => (
        <dl key={field.key} className={styles.both}>
          <div>
            <dt>{t('content.changed_mine', { field: t(field.label) })}</dt>
            <dd dir="auto">{shownValue(field, mine)}</dd>
          </div>
          <div>
            <dt>{t('content.changed_theirs', { field: t(field.label) })}</dt>
            <dd dir="auto">{shownValue(field, theirs)}</dd>
          </div>
        </dl>
      ))}
      <Group>
        <Button onClick={() => onSettled(mine)}>{t('content.changed_keep')}</Button>
        <Button variant="default" onClick={() => onSettled(theirs)}>
          {t('content.changed_take')}
        </Button>
      </Group>
    </NoteBox>
  )
}
