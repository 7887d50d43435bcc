import { createFileRoute } from '@tanstack/react-router'
import { MatchScreen } from '../../areas/career/match-screen.tsx'

export const Route = createFileRoute('/_signed-in/career-match-questions')({
  staticData: { title: 'career.title', backArrow: true },
  component: MatchScreen,
})
