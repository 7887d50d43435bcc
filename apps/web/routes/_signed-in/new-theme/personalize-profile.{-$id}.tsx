import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PersonaliseScreen } from '../../../areas/profile/plp/personalise-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/personalize-profile/{-$id}')({
  staticData: { title: 'personalise.page', backArrow: true },
  validateSearch: ({ pattern }): { pattern?: Pattern | undefined } => ({
    pattern: patterns.find((one) => one === pattern),
  }),
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Personalise() {
    const [first] = patterns
    return (
      <PersonaliseScreen
        userId={idOf(Route.useParams().id) ?? undefined}
        pattern={Route.useSearch().pattern ?? first}
      />
    )
  },
})
