import { isPublicPage } from '@quartet/domain/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { useLanguage } from '../../i18n/language.ts'
import { usePageTitle } from '../../shell/page-title.tsx'
import { Reading } from './reading.tsx'

type Props = { name: string; age?: 1 | 2 | 3 }

/**
 * One page by its key or number, in the current language; pages for members send visitors to the
 * login and back.
 */
export function PageScreen({ name, age }: Props) {
  const { t } = useTranslation()
  const { id: language } = useLanguage()
  const page = useQuery(
    api.cms.show.queryOptions({
      input: { params: { cms_id: name }, query: { language, age_group_id: age } },
      meta: { quiet: true },
      staleTime: 300_000,
    }),
  )
  usePageTitle(page.data?.content[0]?.title)
  const leads = useWayOn(page.error)
  return (
    <Reading
      query={leads ? { ...page, error: null } : page}
      title={t(isPublicPage(name) ? `page.${name}` : 'pages.title')}
    />
  )
}

/**
 * Redirects after an error that leads elsewhere, and returns whether it does: the skeleton stays
 * until then.
 */
function useWayOn(error: unknown): boolean {
  const router = useRouter()
  const failure = error ? asFailure(error) : undefined
  const forMembers = failure?.status === 401
  const missing = failure?.status === 404 && !failure.name
  useEffect(() => {
    if (forMembers)
      void router.navigate({
        to: '/login',
        search: { redirect: router.state.location.href },
        replace: true,
      })
    if (missing) void router.navigate({ to: '/404', replace: true })
  }, [router, forMembers, missing])
  return forMembers || missing
}
