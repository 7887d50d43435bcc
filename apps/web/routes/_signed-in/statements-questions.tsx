import { createFileRoute } from '@tanstack/react-router'
import { StatementQuestionsScreen } from '../../areas/statements/statement-questions-screen.tsx'

export const Route = createFileRoute('/_signed-in/statements-questions')({
  staticData: { title: 'content.statement_questions' },
  component: StatementQuestionsScreen,
})
