/** Keys of PostgreSQL's advisory locks, which a whole database shares: two purposes with one key would wait for each other. */
export const advisoryLocks = {
  migration: 727274,
  logChain: 727275,
  contentLoad: 727276,
  firstAdministrator: 727277,
  queueSetup: 727278,
  organizationCodes: 727279,
  erasedPeople: 727280,
  backup: 727281,
} as const
