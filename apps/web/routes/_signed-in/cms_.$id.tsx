import { createFileRoute, redirect } from '@tanstack/react-router'
import { PageEditorScreen } from '../../areas/cms/page-editor-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/cms_/$id')({
  staticData: { title: 'cms.title' },
  validateSearch: ({ version }: Record<string, unknown>): { version?: number } => {
    const language = idOf(version === undefined ? undefined : String(version))
    return language ? { version: language } : {}
  },
  beforeLoad: ({ params }) => {
    if (params.id !== 'new' && !idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Editor() {
    const { id } = Route.useParams()
    const { version } = Route.useSearch()
    return <PageEditorScreen key={id} id={idOf(id) || undefined} language={version} />
  },
})
