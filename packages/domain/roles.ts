import {
  institutionScopes,
  type Permission,
  permissionGroups,
  permissions,
  type RoleGrant,
  type Scope,
} from './permissions.ts'

type Role = { key: string; title: string; grants: readonly RoleGrant[] }

const grants = (scope: Scope, ...names: Permission[]): RoleGrant[] =>
  names.map((permission) => ({ permission, scope, readOnly: false }))
const readOnly = (scope: Scope, permission: Permission): RoleGrant => ({
  permission,
  scope,
  readOnly: true,
})
const fromAge = (age: 13 | 16, permission: Permission): RoleGrant => ({
  permission,
  scope: 'own',
  readOnly: false,
  fromAge: age,
})

const alone = grants('own', 'access_lci', 'show_lci', 'access_tasks', 'show_tasks', 'edit_tasks')
const career = grants('own', 'access_career', 'access_pwp')
const team = grants('own', 'access_team')
const learner = [...alone, ...team, ...career]
const youngLearner = [...alone, ...team, fromAge(13, 'access_career'), fromAge(16, 'access_pwp')]

const options: readonly Permission[] = permissionGroups.Design
const everything = permissions.filter((permission) => !options.includes(permission))

/**
 * The twelve roles R1-R12 of a new installation, with their permissions and scopes (D29, table
 * 4.1).
 */
export const roles: readonly Role[] = [
  { key: 'super_admin', title: 'Super Admin', grants: grants('all', ...everything) },
  {
    key: 'content_editor',
    title: 'Content Editor',
    grants: [...alone, ...career, ...grants('all', 'admin_tasks', ...permissionGroups.Content)],
  },
  {
    key: 'institution_admin',
    title: 'Institution Admin',
    grants: [
      ...learner,
      ...grants(
        'organization',
        'access_dashboard',
        'access_users',
        'edit_users',
        'admin_users',
        'add_tasks',
        'admin_tasks',
      ),
      ...grants('organization', 'access_institutions', 'manage_institutions', 'admin_institutions'),
      readOnly('organization', 'access_logs'),
    ],
  },
  {
    key: 'facilitator',
    title: 'Facilitator',
    grants: [
      ...learner,
      ...grants('groups', 'access_dashboard', 'add_tasks', 'manage_institutions'),
      readOnly('groups', 'access_users'),
    ],
  },
  { key: 'individual', title: 'Individual', grants: learner },
  { key: 'professional', title: 'Professional', grants: learner },
  { key: 'institution_member', title: 'Institution Member', grants: learner },
  { key: 'student', title: 'Student', grants: youngLearner },
  {
    key: 'family_admin',
    title: 'Family Admin',
    grants: [...learner, ...grants('family', 'add_tasks'), ...grants('own', 'access_families')],
  },
  { key: 'family_member', title: 'Family Member', grants: youngLearner },
  { key: 'coaching_client', title: 'Coaching Client', grants: learner },
  { key: 'guest', title: 'Guest', grants: grants('own', 'guest', 'show_lci') },
]

/** The roles that an institution's administrators give and take within their institution. */
export const institutionRoles = ['institution_admin', 'facilitator'] as const
export type InstitutionRole = (typeof institutionRoles)[number]

/** Whether somebody has a role only as long as they are a member of an institution. */
export const endsWithMembership = (key: string | null, grants: readonly RoleGrant[]) =>
  institutionRoles.some((one) => one === key) ||
  grants.some(({ scope }) => institutionScopes.includes(scope))

/** The roles that a person can be added with instead of the one of their type. */
export const staffRoles = [...institutionRoles, 'content_editor', 'super_admin'] as const
export type StaffRole = (typeof staffRoles)[number]
