import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ClassLoginScreen } from '../../areas/class-cards/class-login-screen.tsx'

/** The secret of a QR code stands after the #, so that no log contains it. */
export const Route = createFileRoute('/_visitor/class')({
  staticData: { title: 'class_login.title' },
  component: function Class() {
    return <ClassLoginScreen hash={useLocation().hash} />
  },
})
