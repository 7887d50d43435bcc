import { contactTabs } from '@quartet/contract/areas/contacts.ts'

/** The tabs in their order, each at its own address. */
export const tabs = ['mine', 'pending', 'received'] as const
export type ContactsTab = (typeof tabs)[number]

/** The search parameter of the address: no `tab` means the accepted contacts. */
export type ContactsSearch = { tab?: Exclude<ContactsTab, 'mine'> }

export const searchOfTab = (tab: ContactsTab): ContactsSearch => (tab === 'mine' ? {} : { tab })

export const contactsSearch = ({ tab }: Record<string, unknown>): ContactsSearch =>
  searchOfTab(tabs.find((one) => one === tab) ?? 'mine')

export const requestTypeOf = (tab: ContactsTab) => contactTabs[tab]
