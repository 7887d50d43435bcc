import { createFileRoute } from '@tanstack/react-router'
import { CmsScreen } from '../../areas/cms/cms-screen.tsx'

export const Route = createFileRoute('/_signed-in/cms')({
  staticData: { title: 'cms.title' },
  component: CmsScreen,
})
