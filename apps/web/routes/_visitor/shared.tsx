import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SharedScreen } from '../../areas/sharing/shared-screen.tsx'

/**
 * The token stands after the #, which browsers send neither to the server nor to another page as the
 * Referer: no log contains it.
 */
export const Route = createFileRoute('/_visitor/shared')({
  staticData: { title: 'shared.title' },
  component: function Shared() {
    const { hash } = useLocation()
    return <SharedScreen key={hash} hash={hash} />
  },
})
