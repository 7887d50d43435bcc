import { FailedNote } from '@quartet/ui/failed-note.tsx'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'

type Query = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }

/** Shown in place of data that failed to load: the error message and a retry button. */
export function QueryError({ query, title }: { query: Query; title?: string }) {
  const { t } = useTranslation()
  return (
    <FailedNote
      title={title}
      text={sentenceOf(asFailure(query.error))}
      retry={t('shell.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
