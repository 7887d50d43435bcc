import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../components/completeness-bar.tsx'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import type { TableState } from '../table/table-state.ts'
import type { ChangeTable } from '../table/use-table-state.ts'
import { useLanguageNames } from '../use-language-names.ts'
import styles from './completeness.module.css'
import type { LanguageState } from './content.ts'

/** The filter that shows what a language lacks, or else its rows. */
const workIn = ({ count, of, outdated }: LanguageState) =>
  count < of ? 'missing_in' : outdated > 0 ? 'outdated_in' : 'language'

type Props = { languages: readonly LanguageState[]; state: TableState; change: ChangeTable }

/** How many of all rows each language has; each figure links to what is left to do. */
export function Completeness({ languages, state, change }: Props) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  if (languages.every(({ of }) => of === 0)) return null
  return (
    <ul className={styles.languages} aria-label={t('content.completeness')}>
      {languages.map((language) => {
        const { id, title, count, of, outdated } = language
        const key = workIn(language)
        const isShown = state.filters[key] === String(id)
        const { language: _, missing_in, outdated_in, ...others } = state.filters
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.language}
              aria-pressed={isShown}
              onClick={() =>
                change({ filters: isShown ? others : { ...others, [key]: String(id) } })
              }
            >
              <span className={styles.name}>{find(id)?.name ?? title}</span>
              <span className={styles.count}>
                {t('content.count_of', { ...counted(count), of: shownNumber(of) })}
                {outdated > 0 && ` · ${t('content.outdated', counted(outdated))}`}
              </span>
              <ShareBar count={count} of={of} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
