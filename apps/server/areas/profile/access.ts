import { patterns } from '@quartet/domain/patterns.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { type Caller, grantOf } from '../../security/caller.ts'

const scoreFields: readonly string[] = [...patterns, 'scored_at']
export const editsScores = (fields: object) =>
  Object.keys(fields).some((field) => scoreFields.includes(field))

/**
 * Whether the caller may change these fields of their own row: scores need the edit_users
 * permission, and nobody removes themselves (method 4.1).
 */
export function mayChangeOwn(caller: Caller, fields: object) {
  if (editsScores(fields)) return grantOf(caller, 'edit_users')?.readOnly === false
  return !('removed' in fields)
}

/**
 * The permission to change these fields of somebody else, in addition to access_users (method 4.1).
 */
export const permissionToChange = (fields: object): Permission =>
  editsScores(fields) ? 'edit_users' : 'admin_users'
