/**
 * What can be wrong with the chain of the log: a row changed or inserted, a row missing, its values
 * changed or deleted, its end missing, a checkpoint changed, another key.
 */
export const logFaults = [
  'row_changed',
  'row_missing',
  'values_changed',
  'values_deleted',
  'end_missing',
  'checkpoint_changed',
  'key_changed',
] as const
export type LogFault = (typeof logFaults)[number]
