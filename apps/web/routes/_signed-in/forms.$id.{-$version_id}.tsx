import { createFileRoute, redirect } from '@tanstack/react-router'
import { FormScreen } from '../../areas/inventory/forms/form-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/forms/$id/{-$version_id}')({
  staticData: { title: 'forms.forms' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id) || idOf(params.version_id) === null)
      throw redirect({ to: '/404', replace: true })
  },
  component: function Form() {
    const { id, version_id } = Route.useParams()
    return <FormScreen id={idOf(id) ?? 0} versionId={idOf(version_id) ?? undefined} />
  },
})
