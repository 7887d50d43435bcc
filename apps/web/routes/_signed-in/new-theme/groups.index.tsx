import { createFileRoute } from '@tanstack/react-router'
import { MyClients } from '../../../areas/coaching/my-clients.tsx'
import { GroupsScreen } from '../../../areas/groups/groups-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/groups/')({
  staticData: { title: 'groups.title' },
  component: () => <GroupsScreen clients={<MyClients />} />,
})
