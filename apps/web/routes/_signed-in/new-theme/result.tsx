import { createFileRoute } from '@tanstack/react-router'
import { ResultsOfSession } from '../../../areas/class-sessions/session-hold.tsx'
import { ResultScreen } from '../../../areas/profile/result/result-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/result')({
  staticData: { title: 'result.title', hideSidebar: true, hideNavbar: true },
  component: () => (
    <ResultsOfSession waits>
      <ResultScreen />
    </ResultsOfSession>
  ),
})
