import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../components/completeness-bar.tsx'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import type { TableState } from '../table/table-state.ts'
import type { ChangeTable } from '../table/use-table-state.ts'
import { useLanguageNames } from '../use-language-names.ts'
import styles from './completeness.module.css'
import type { LanguageState } from './content.ts'

type Props = { languages: readonly LanguageState[]; state: TableState; change: ChangeTable }

/** How many of all rows each language has; each figure links to the rows of its language. */
export function Completeness({ languages, state, change }: Props) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  if (languages.every(({ of }) => of === 0)) return null
  return (
    <ul className={styles.languages} aria-label={t('content.completeness')}>
      {languages.map(({ id, title, count, of }) => {
        const isShown = state.filters.language === String(id)
        const { language: _, ...others } = state.filters
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.language}
              aria-pressed={isShown}
              onClick={() =>
                change({ filters: isShown ? others : { ...others, language: String(id) } })
              }
            >
              <span className={styles.name}>{find(id)?.name ?? title}</span>
              <span className={styles.count}>
                {t('content.count_of', { ...counted(count), of: shownNumber(of) })}
              </span>
              <ShareBar count={count} of={of} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
