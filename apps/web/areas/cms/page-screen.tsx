import { isPublicPage } from '@quartet/domain/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { asFailure } from '../../base/failure.ts'
import { useLanguage } from '../../base/language.ts'
import { usePageTitle } from '../../base/page-title.tsx'
import { Reading } from './reading.tsx'

type Props = { name: string; age?: 1 | 2 | 3 }

/** One page by its key or number, in the language of the page; what is for members leads visitors to the login and back. */
export function PageScreen({ name, age }: Props) {
  const { t } = useTranslation()
  const { id: language } = useLanguage()
  const { href } = useLocation()
  const page = useQuery(
    api.cms.show.queryOptions({
      input: { params: { cms_id: name }, query: { language, age_group_id: age } },
      meta: { quiet: true },
      staleTime: 300_000,
    }),
  )
  usePageTitle(page.data?.content[0]?.title)
  const failure = page.error ? asFailure(page.error) : undefined
  if (failure?.status === 401) return <Navigate to="/login" search={{ redirect: href }} replace />
  if (failure?.status === 404 && !failure.name) return <Navigate to="/404" replace />
  return <Reading query={page} title={t(isPublicPage(name) ? `page.${name}` : 'pages.title')} />
}
