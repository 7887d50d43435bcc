/** The search parameter of the address: the import that is shown; without it one can be chosen. */
export type RosterSearch = { id?: number }

export const rosterSearch = ({ id }: Record<string, unknown>): RosterSearch =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? { id } : {}
