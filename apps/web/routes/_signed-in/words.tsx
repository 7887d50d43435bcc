import { createFileRoute } from '@tanstack/react-router'
import { WordsScreen } from '../../areas/words/words-screen.tsx'

export const Route = createFileRoute('/_signed-in/words')({
  staticData: { title: 'content.words' },
  component: WordsScreen,
})
