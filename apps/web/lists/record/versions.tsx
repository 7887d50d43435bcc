import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type NamedLanguage, useLanguageNames } from '../use-language-names.ts'
import type { EditedRow } from './field.ts'
import styles from './versions.module.css'

type Props<Row extends EditedRow> = {
  versions: readonly Row[]
  nameOf: (row: Row) => string
  onEdit: (row: Row) => void
  onAdd: (language_id: number) => void
}

/** One row in all languages: the text of each, and which are missing. */
export function Versions<Row extends EditedRow>({ versions, nameOf, onEdit, onAdd }: Props<Row>) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  return (
    <ul className={styles.versions}>
      {all.map((language) => {
        const version = versions.find(({ language_id }) => language_id === language.id)
        return version ? (
          <Line
            key={language.id}
            language={language}
            onGo={() => onEdit(version)}
            action={t('content.edit')}
          >
            <span lang={language.tag} dir={language.rtl === 1 ? 'rtl' : 'ltr'}>
              {nameOf(version)}
            </span>
          </Line>
        ) : (
          <Line
            key={language.id}
            language={language}
            onGo={() => onAdd(language.id)}
            action={t('content.add_version')}
          >
            <span className={styles.missing}>{t('content.missing')}</span>
          </Line>
        )
      })}
    </ul>
  )
}

type LineProps = { language: NamedLanguage; action: string; onGo: () => void; children: ReactNode }

const Line = ({ language, action, onGo, children }: LineProps) => (
  <li className={styles.version}>
    <strong>{language.name}</strong>
    <div className={styles.said}>{children}</div>
    <Button variant="default" onClick={onGo} aria-label={`${action}: ${language.name}`}>
      {action}
    </Button>
  </li>
)
