import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../use-language-names.ts'
import styles from './language-tabs.module.css'
import { markOf, type VersionMark } from './version-mark.ts'

type Props = {
  versions: readonly VersionMark[]
  /** The id of the language that is shown. */
  language: number
  onChoose: (language: number) => void
}

/** The languages of a row, each with its mark. */
export function LanguageTabs({ versions, language, onChoose }: Props) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  return (
    <fieldset className={styles.tabs} aria-label={t('content.languages')}>
      {all.map(({ id, name }) => {
        const mark = markOf(versions, id)
        return (
          <button
            key={id}
            type="button"
            data-mark={mark}
            aria-pressed={id === language}
            title={mark === 'outdated' ? t('content.mark_outdated') : undefined}
            onClick={() => onChoose(id)}
          >
            {name}
            {mark === 'missing' && <span>{t('content.mark_missing')}</span>}
            {mark === 'outdated' && <span>{t('content.to_review')}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
