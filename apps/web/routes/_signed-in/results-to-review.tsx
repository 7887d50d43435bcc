import { createFileRoute } from '@tanstack/react-router'
import { ResultsScreen } from '../../areas/reviews/results-screen.tsx'

export const Route = createFileRoute('/_signed-in/results-to-review')({
  staticData: { title: 'reviews.title' },
  component: ResultsScreen,
})
