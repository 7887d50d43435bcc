import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { StatementMark, StatementText } from '../../../components/statement-text.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import styles from './statement-line.module.css'
import type { Statement } from './use-own-statements.ts'

export type LineActions = {
  onTick: (statement: Statement, ticked: boolean) => void
  onEdit: (statement: Statement) => void
  onDelete: (statement: Statement) => void
}
type Props = {
  statement: Statement
  ticked: boolean
  actions?: LineActions | undefined
  /** Language of the surrounding list. */
  around: number
}

/**
 * One statement: with `actions` a checkbox, and edit and delete for one the person wrote; else
 * text.
 */
export function StatementLine({ statement, ticked, actions, around }: Props) {
  const languageOf = useContentLanguage()
  return (
    <li
      className={styles.line}
      {...(statement.language_id === around ? {} : languageOf(statement.language_id))}
    >
      <StatementText
        title={statement.title}
        ticked={ticked}
        onTick={actions && ((isTicked) => actions.onTick(statement, isTicked))}
      />{' '}
      <ReadAloud text={statement.title} language_id={statement.language_id} />
      <Aside statement={statement} chosen={!actions && ticked} actions={actions} />
    </li>
  )
}

/**
 * The labels of the statement in the language of the page, and the actions if the person wrote it.
 */
function Aside({
  statement,
  chosen,
  actions,
}: Omit<Props, 'ticked' | 'around'> & { chosen: boolean }) {
  const languageOf = useContentLanguage()
  const shown = useLanguage().id
  const own = statement.user_id !== null
  if (!own && !chosen) return null
  return (
    <span className={styles.aside} {...(statement.language_id === shown ? {} : languageOf(shown))}>
      {own && <StatementMark kind="own" />}
      {chosen && <StatementMark kind="chosen" />}
      {own && actions && <StatementActions statement={statement} actions={actions} />}
    </span>
  )
}

function StatementActions({ statement, actions }: { statement: Statement; actions: LineActions }) {
  const { t } = useTranslation()
  return (
    <>
      <ActionIcon
        color="gray"
        aria-label={t('statement.edit_of', { title: statement.title })}
        onClick={() => actions.onEdit(statement)}
      >
        <Icon of={IconPencil} />
      </ActionIcon>
      <ActionIcon
        color="gray"
        aria-label={t('statement.delete_of', { title: statement.title })}
        onClick={() => actions.onDelete(statement)}
      >
        <Icon of={IconTrash} />
      </ActionIcon>
    </>
  )
}
