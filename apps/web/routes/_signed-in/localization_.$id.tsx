import { createFileRoute, redirect } from '@tanstack/react-router'
import { TextsScreen } from '../../areas/localization/texts-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/localization_/$id')({
  staticData: { title: 'localization.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Texts() {
    const { id } = Route.useParams()
    return <TextsScreen key={id} languageId={idOf(id) ?? 0} />
  },
})
