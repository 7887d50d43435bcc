import { createFileRoute, useLocation } from '@tanstack/react-router'
import { InvitationScreen } from '../../areas/invitations/invitation-screen.tsx'

/** The secret stands after the #, which browsers send neither to the server nor to another page. */
export const Route = createFileRoute('/_everyone/invitation/$id/$title')({
  staticData: { title: 'invitation.title' },
  component: function Invitation() {
    const { id } = Route.useParams()
    const { hash } = useLocation()
    return <InvitationScreen key={`${id} ${hash}`} id={Number(id)} hash={hash} />
  },
})
