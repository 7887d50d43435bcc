import { createFileRoute } from '@tanstack/react-router'
import { PwpScreen } from '../../../areas/career/pwp-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/pwp')({
  staticData: { title: 'pwp.title', hideNavbar: true },
  component: PwpScreen,
})
