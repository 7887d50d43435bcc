/** The tabs of a team in their order, each at its own address. */
export const teamTabs = ['members', 'invited', 'bring', 'need', 'statements'] as const
export type TeamTab = (typeof teamTabs)[number]

/** The search parameter of the address: no `tab` means the members. */
export type TeamSearch = { tab?: Exclude<TeamTab, 'members'> }

export const searchOfTab = (tab: TeamTab): TeamSearch => (tab === 'members' ? {} : { tab })

export const teamSearch = ({ tab }: Record<string, unknown>): TeamSearch =>
  searchOfTab(teamTabs.find((one) => one === tab) ?? 'members')
