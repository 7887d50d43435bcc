import { createFileRoute } from '@tanstack/react-router'
import { HelpYouScreen } from '../../areas/cms/help-you-screen.tsx'

export const Route = createFileRoute('/_signed-in/lci-help-you')({
  staticData: { title: 'pages.help_you' },
  component: HelpYouScreen,
})
