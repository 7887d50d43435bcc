import { createFileRoute } from '@tanstack/react-router'
import { JoiningScreen } from '../../areas/guardians/joining-screen.tsx'
import { textIn } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_visitor/joining/$token')({
  staticData: { title: 'consent.title' },
  validateSearch: (search: Record<string, unknown>): { lang?: string } => ({
    lang: textIn(search, 'lang'),
  }),
  component: function Joining() {
    return <JoiningScreen token={Route.useParams().token} />
  },
})
