/** What an entry of the log can say was done. */
export const logActions = [
  'create',
  'update',
  'delete',
  'restore',
  'login',
  'logout',
  'import',
  'export',
  'share',
  'consent',
] as const
