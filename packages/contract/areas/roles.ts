import { grantAges, isPossibleGrant } from '@quartet/domain/grants.ts'
import { closures } from '@quartet/domain/permission-reasons.ts'
import { type Permission, permissions, scopes } from '@quartet/domain/permissions.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import { z } from 'zod'
import { nameText, rejectCardNumbers } from '../fields.ts'
import { limits } from '../limits.ts'
import {
  changesPerson,
  guestsToo,
  holding,
  Id,
  Nothing,
  readsPerson,
  route,
  signedIn,
  signedInEverywhere,
} from '../route.ts'

const Named = z.object({ id: z.number().int(), name: z.string() })

const PermissionName = z.enum(permissions as [Permission, ...Permission[]])
const Personal = z.strictObject({
  granted: z.array(PermissionName).max(50),
  denied: z.array(PermissionName).max(50),
})
Personal.register(z.globalRegistry, {
  id: 'Personal',
  description: 'Personal grants and denials, in addition to the roles (method D30).',
})

const RightsOf = z.strictObject({
  roles: z.array(Id).min(1, { error: 'required' }).max(20),
  role_permissions: Personal.default({ granted: [], denied: [] }),
})
RightsOf.register(z.globalRegistry, { id: 'RightsOf' })

const InstitutionRoles = z.array(z.enum(institutionRoles)).max(institutionRoles.length)

const Grant = z
  .strictObject({
    permission: PermissionName,
    scope: z.enum(scopes).describe('Whose data the permission covers.'),
    read_only: z.boolean().default(false),
    from_age: z.literal(grantAges).nullable().default(null).describe('The minimum age.'),
  })
  .refine(
    ({ read_only: readOnly, from_age: fromAge, ...grant }) =>
      isPossibleGrant({ ...grant, readOnly, fromAge }),
    { error: 'grant_impossible' },
  )
const RoleDraft = z
  .strictObject({
    name: nameText(limits.role.name, 'required'),
    grants: z
      .array(Grant)
      .min(1, { error: 'required' })
      .max(permissions.length)
      .refine((grants) => new Set(grants.map((one) => one.permission)).size === grants.length, {
        error: 'taken',
      })
      .describe('Each permission once.'),
  })
  .superRefine(rejectCardNumbers())
RoleDraft.register(z.globalRegistry, { id: 'RoleDraft' })
export type RoleDraft = z.infer<typeof RoleDraft>

const Role = Named.extend({
  key: z
    .string()
    .nullable()
    .describe('Only set for the roles that every installation begins with.'),
  people: z
    .number()
    .int()
    .describe('How many people in the caller’s scope have it, without those in the bin.'),
  edited_at: z.string().nullable().describe('ISO 8601; null until somebody changes it.'),
  second_factor: z.boolean().describe('Whether whoever has it must use a second factor.'),
  may_edit: z.boolean().describe('Whether the caller may change it.'),
  grants: z.array(
    z.object({
      permission: PermissionName,
      scope: z.enum(scopes),
      read_only: z.boolean(),
      from_age: z.number().int().nullable().describe('The minimum age; null for all ages.'),
    }),
  ),
})
Role.register(z.globalRegistry, { id: 'Role' })
const Roles = z.object({
  roles: z.array(Role),
  may_add: z.boolean().describe('Whether the caller may add roles.'),
  permissions: z.array(z.string()),
  permissions_groups: z.record(z.string(), z.array(z.string())),
  role_permissions: z.record(z.string(), z.string()).describe('Names by id.'),
})
Roles.register(z.globalRegistry, { id: 'RoleCatalogue' })

const Reason = z.object({
  permission: PermissionName,
  scope: z.enum(scopes).nullable().describe('Null while it does not hold.'),
  read_only: z.boolean(),
  roles: z.array(z.number().int()).describe('The roles of the person that give it, by their ids.'),
  is_personal: z.boolean().describe('Whether it is granted to this person individually.'),
  closed_by: z
    .enum(closures)
    .nullable()
    .describe(
      'Why it does not hold: denied to this person, limited to guests, closed by the institution, by age or by the end of the subscription.',
    ),
})
Reason.register(z.globalRegistry, { id: 'PermissionReason' })

const OfUser = z.object({
  roles: z.array(Named),
  permissions: z.array(z.string()),
  permissions_groups: z.record(z.string(), z.array(z.string())),
  role_permissions: z.record(z.string(), z.string()).describe('Names by id.'),
  personal: Personal,
})
OfUser.register(z.globalRegistry, { id: 'PersonRights' })

const editAccess = signedInEverywhere('access_roles', 'edit_roles')

export const roles = {
  list: route(
    'GET /roles',
    signedIn('access_roles'),
    'Every role with its permissions, and all permissions by group',
  ).output(Roles),
  show: route('GET /roles/{role_id}', signedIn('access_roles'), 'One role with its permissions', {
    errors: ['not_found'],
  })
    .input(z.object({ params: z.object({ role_id: Id }) }))
    .output(Roles),
  add: route('PUT /roles', editAccess, 'Add a role; nobody grants what they lack', {
    errors: ['grant_lacking', 'roles_full'],
  })
    .input(z.object({ body: RoleDraft }))
    .output(z.object({ role: Role })),
  edit: route(
    'PUT /roles/{role_id}',
    editAccess,
    'Change the name and the permissions of a role; it holds from the next call on',
    {
      errors: [
        'not_found',
        'row_changed',
        'grant_lacking',
        'administrator_role_fixed',
        'role_outside',
      ],
    },
  )
    .input(
      z.object({
        params: z.object({ role_id: Id }),
        body: RoleDraft.safeExtend({
          edited_at: z.iso
            .datetime()
            .nullable()
            .optional()
            .describe(
              'The role’s `edited_at` when editing began. The request is rejected if it has changed since.',
            ),
        }),
      }),
    )
    .output(z.object({ role: Role })),
  remove: route(
    'DELETE /roles/{role_id}',
    editAccess,
    'Delete a role that nobody has; those of a new installation stay',
    { errors: ['not_found', 'grant_lacking', 'role_built_in', 'role_used'] },
  )
    .input(z.object({ params: z.object({ role_id: Id }) }))
    .output(Nothing),
  requireFactor: route(
    'PUT /roles/{role_id}/second_factor',
    editAccess,
    'Require a second factor for a role that reaches others, or no longer; who has none gets 7 days to set it up',
    { errors: ['not_found', 'grant_lacking'] },
  )
    .input(
      z.object({
        params: z.object({ role_id: Id }),
        body: z.strictObject({ required: z.boolean() }),
      }),
    )
    .output(Roles),
  setOfUser: route(
    'PUT /user/roles/{user_id}',
    holding('show_roles', holding('edit_roles', changesPerson('edit_roles'))),
    'Set the roles of a person and what is granted or denied beside them; it holds from the next call on',
    { errors: ['administrator_kept', 'row_changed', 'grant_lacking'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: RightsOf.extend({
          before: RightsOf.extend({ roles: z.array(Id).max(20) }).optional(),
        }).describe(
          '`before`: the values shown when editing began. The request is rejected if they have changed since.',
        ),
      }),
    )
    .output(OfUser),
  setInInstitution: route(
    'PUT /user/institution_roles/{user_id}',
    holding('admin_users', changesPerson('admin_users')),
    'Appoint an adult member of an institution as its administrator or as a facilitator, or end that',
    { errors: ['administrator_kept', 'row_changed', 'grant_lacking'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z
          .strictObject({ roles: InstitutionRoles, before: InstitutionRoles.optional() })
          .describe(
            '`before`: the roles shown when editing began. The request is rejected if they have changed since.',
          ),
      }),
    )
    .output(z.object({ roles: InstitutionRoles })),
  ofUser: route(
    'GET /user/roles/{user_id}',
    guestsToo(readsPerson('access_roles')),
    'Roles and effective permissions of a person',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(OfUser),
  reasons: route(
    'GET /user/permissions/{user_id}',
    holding('show_roles', readsPerson('access_roles')),
    'Each permission of a person with its scope, and why it holds or not',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(z.object({ permissions: z.array(Reason) })),
}
