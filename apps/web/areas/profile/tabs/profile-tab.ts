/** The parts of a profile, each at its own address. */
export const profileTabs = ['result', 'statements', 'history'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The search parameter of a profile's address: no `tab` means the result. */
export type TabSearch = { tab?: Exclude<ProfileTab, 'result'> }

export const searchOfTab = (tab: ProfileTab): TabSearch => (tab === 'result' ? {} : { tab })

export const tabSearch = ({ tab }: Record<string, unknown>): TabSearch =>
  searchOfTab(profileTabs.find((one) => one === tab) ?? 'result')
