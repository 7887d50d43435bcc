import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { MorePages } from './more-pages.tsx'
import { Reading } from './reading.tsx'

/** How the inventory helps, in the texts for the reader's age group. */
export function HelpYouScreen() {
  const { t } = useTranslation()
  const query = useQuery(
    api.cms.helpYou.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }),
  )
  return (
    <>
      <Reading query={query} title={t('pages.help_you')} />
      <MorePages />
    </>
  )
}
