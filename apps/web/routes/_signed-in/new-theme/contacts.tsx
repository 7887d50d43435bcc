import { createFileRoute } from '@tanstack/react-router'
import { ContactsScreen } from '../../../areas/contacts/contacts-screen.tsx'
import { contactsSearch } from '../../../areas/contacts/contacts-tab.ts'

export const Route = createFileRoute('/_signed-in/new-theme/contacts')({
  staticData: { title: 'contacts.title' },
  validateSearch: contactsSearch,
  component: () => <ContactsScreen tab={Route.useSearch().tab ?? 'mine'} />,
})
