import type { Use } from '@quartet/contract/resource.ts'
import { useTranslation } from 'react-i18next'
import { usesText } from '../record/use-removal-note.ts'

/** What depends on a row; nothing where nothing does. */
export function RowUses({ uses }: { uses: readonly Use[] }) {
  const { t } = useTranslation()
  if (uses.length === 0) return null
  return <p>{t('content.used_in', { uses: usesText(t, uses) })}</p>
}
