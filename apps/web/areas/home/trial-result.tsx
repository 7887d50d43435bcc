import { useTranslation } from 'react-i18next'
import { listPatterns } from '../../i18n/lists.ts'
import type { TrialDecoder } from './trial-decoder.ts'
import styles from './try-decoder.module.css'

type Props = {
  text: string
  decoded: ReturnType<TrialDecoder> | undefined
  isLoading: boolean
  data: { maxMarked: number; isOther: boolean } | undefined
}

/** What the marked words say, in one sentence, and what was left out. */
export function TrialResult({ text, decoded, isLoading, data }: Props) {
  const { t, i18n } = useTranslation()
  const sentence = useSentence(text, decoded)
  return (
    <div className={styles.result} role="status">
      <p className={styles.sentence}>{isLoading ? t('home.try_loading') : sentence}</p>
      {data && decoded?.isCut && (
        <p>{t('home.try_long', { max: data.maxMarked.toLocaleString(i18n.language) })}</p>
      )}
      {data && text.trim() !== '' && (
        <p>{t(data.isOther ? 'home.try_foreign' : 'home.try_language')}</p>
      )}
      {decoded && decoded.found.length > 0 && <p>{t('home.try_after')}</p>}
    </div>
  )
}

function useSentence(text: string, decoded: Props['decoded']) {
  const { t } = useTranslation()
  if (text.trim() === '') return t('home.try_empty')
  if (!decoded || decoded.found.length === 0) return t('home.try_none')
  if (decoded.marks.length === 1) return t('home.try_one', { pattern: listPatterns(decoded.found) })
  return decoded.strongest.length > 0
    ? t('home.try_most', { patterns: listPatterns(decoded.strongest) })
    : t('home.try_spread', { patterns: listPatterns(decoded.found) })
}
