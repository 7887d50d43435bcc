import { type StaffRole, staffRoles } from '@quartet/domain/roles.ts'

const learners = ['student', 'institution', 'individual', 'coaching'] as const
/** What somebody is added as: a learner of a type, or staff. */
export type NewRole = (typeof learners)[number] | StaffRole

const isStaffRole = (role: NewRole): role is StaffRole => staffRoles.some((one) => one === role)

/** What the caller can add people as; the server checks it again. */
export const newRolesFor = (permissions: ReadonlySet<string> | undefined): readonly NewRole[] => [
  ...learners,
  'facilitator',
  'institution_admin',
  ...(permissions?.has('edit_roles') ? (['content_editor', 'super_admin'] as const) : []),
]

/** Staff of an institution are its members; staff of the installation have no institution. */
export function typeAndRoleOf(role: NewRole) {
  if (!isStaffRole(role)) return { type: role }
  const isOfInstitution = role === 'facilitator' || role === 'institution_admin'
  return { type: isOfInstitution ? ('institution' as const) : ('individual' as const), role }
}
