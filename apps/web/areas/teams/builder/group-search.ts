/** The search parameter of pages that begin with the people of a group. */
export const groupSearch = ({ group }: Record<string, unknown>): { group?: number } =>
  Number.isSafeInteger(group) && Number(group) > 0 ? { group: Number(group) } : {}
