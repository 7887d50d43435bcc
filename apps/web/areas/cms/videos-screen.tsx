import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { Reading } from './reading.tsx'

export function VideosScreen() {
  const { t } = useTranslation()
  const query = useQuery(api.cms.videos.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }))
  return <Reading query={query} title={t('pages.videos')} />
}
