/**
 * Keys of PostgreSQL's advisory locks, which are shared by the whole database. Two purposes with
 * the same key would block each other.
 */
export const advisoryLocks = {
  migration: 727274,
  logChain: 727275,
  contentLoad: 727276,
  firstAdministrator: 727277,
  queueSetup: 727278,
  organizationCodes: 727279,
  erasedPeople: 727280,
  backup: 727281,
  administrators: 727290,
  configuration: 727291,
  figures: 727282,
} as const
