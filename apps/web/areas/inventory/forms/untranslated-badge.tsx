import { useTranslation } from 'react-i18next'
import { Badge } from '../../../components/badge.tsx'
import { shownNumber } from '../../../i18n/numbers.ts'

/** Marks a question that still has the text of another language, or how many a form has. */
export function UntranslatedBadge({ count }: { count?: number }) {
  const { t } = useTranslation()
  const text = t('forms.untranslated')
  return <Badge tone="warn">{count === undefined ? text : `${text}: ${shownNumber(count)}`}</Badge>
}
