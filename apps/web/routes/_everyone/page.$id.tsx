import { createFileRoute } from '@tanstack/react-router'
import { PageScreen } from '../../areas/cms/page-screen.tsx'
import { ageIn, textIn } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_everyone/page/$id')({
  staticData: { title: 'pages.title', backArrow: true },
  validateSearch: (search: Record<string, unknown>): { lang?: string; age?: 1 | 2 | 3 } => ({
    lang: textIn(search, 'lang'),
    age: ageIn(search),
  }),
  component: function Page() {
    return <PageScreen name={Route.useParams().id} age={Route.useSearch().age} />
  },
})
