import { type Permission, permissions, scopes } from '@quartet/domain/permissions.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import { z } from 'zod'
import {
  changesPerson,
  guestsToo,
  holding,
  Id,
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

const Role = Named.extend({
  key: z
    .string()
    .nullable()
    .describe('Only set for the roles that every installation begins with.'),
  second_factor: z.boolean().describe('Whether whoever has it must use a second factor.'),
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
  permissions: z.array(z.string()),
  permissions_groups: z.record(z.string(), z.array(z.string())),
  role_permissions: z.record(z.string(), z.string()).describe('Names by id.'),
})
Roles.register(z.globalRegistry, { id: 'RoleCatalogue' })

const OfUser = z.object({
  roles: z.array(Named),
  permissions: z.array(z.string()),
  permissions_groups: z.record(z.string(), z.array(z.string())),
  role_permissions: z.record(z.string(), z.string()).describe('Names by id.'),
  personal: Personal,
})
OfUser.register(z.globalRegistry, { id: 'PersonRights' })

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
  requireFactor: route(
    'PUT /roles/{role_id}/second_factor',
    signedInEverywhere('access_roles', 'edit_roles'),
    'Require a second factor for a role of staff, or no longer; who has none gets 7 days to set it up',
    { errors: ['not_found'] },
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
    holding('edit_roles', changesPerson('edit_roles')),
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
        body: z.strictObject({
          roles: z.array(z.enum(institutionRoles)).max(institutionRoles.length),
        }),
      }),
    )
    .output(z.object({ roles: z.array(z.enum(institutionRoles)) })),
  ofUser: route(
    'GET /user/roles/{user_id}',
    guestsToo(readsPerson('access_roles')),
    'Roles and effective permissions of a person',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(OfUser),
}
