import { createFileRoute } from '@tanstack/react-router'
import { ResultsOfSession } from '../../../areas/class-sessions/session-hold.tsx'
import { AnswersScreen } from '../../../areas/inventory/answers-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/answers')({
  staticData: { title: 'questions.my_answers', hideSidebar: true, hideNavbar: true },
  component: () => (
    <ResultsOfSession waits>
      <AnswersScreen />
    </ResultsOfSession>
  ),
})
