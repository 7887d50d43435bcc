import { type Permission, permissions, scopes } from '@quartet/domain/permissions.ts'
import { z } from 'zod'
import { changesPerson, guestsToo, holding, Id, readsPerson, route, signedIn } from '../route.ts'

const Named = z.object({ id: z.number().int(), name: z.string() })

const PermissionName = z.enum(permissions as [Permission, ...Permission[]])
/** Personal grants and denials, in addition to the roles (method D30). */
const Personal = z.strictObject({
  granted: z.array(PermissionName).max(50),
  denied: z.array(PermissionName).max(50),
})

const RightsOf = z.strictObject({
  roles: z.array(Id).min(1, { error: 'required' }).max(20),
  role_permissions: Personal.default({ granted: [], denied: [] }),
})

const Role = Named.extend({
  /** Only set for the roles that every installation begins with. */
  key: z.string().nullable(),
  grants: z.array(
    z.object({
      permission: PermissionName,
      scope: z.enum(scopes),
      read_only: z.boolean(),
      /** The minimum age; null for all ages. */
      from_age: z.number().int().nullable(),
    }),
  ),
})
const Roles = z.object({
  roles: z.array(Role),
  permissions: z.array(z.string()),
  permissions_groups: z.record(z.string(), z.array(z.string())),
  /** Names by id. */
  role_permissions: z.record(z.string(), z.string()),
})

const OfUser = z.object({
  roles: z.array(Named),
  permissions: z.array(z.string()),
  permissions_groups: z.record(z.string(), z.array(z.string())),
  /** Names by id. */
  role_permissions: z.record(z.string(), z.string()),
  personal: Personal,
})

export const roles = {
  list: route(
    'GET /roles',
    signedIn('access_roles'),
    'Every role with its permissions, and all permissions by group',
  ).output(Roles),
  show: route('GET /roles/{role_id}', signedIn('access_roles'), 'One role with its permissions')
    .input(z.object({ params: z.object({ role_id: Id }) }))
    .output(Roles),
  setOfUser: route(
    'PUT /user/roles/{user_id}',
    holding('edit_roles', changesPerson('edit_roles')),
    'Set the roles of a person and what is granted or denied beside them; it holds from the next call on',
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        /**
         * `before`: the values shown when editing began. The request is rejected if they have
         * changed since.
         */
        body: RightsOf.extend({
          before: RightsOf.extend({ roles: z.array(Id).max(20) }).optional(),
        }),
      }),
    )
    .output(OfUser),
  ofUser: route(
    'GET /user/roles/{user_id}',
    guestsToo(readsPerson('access_roles')),
    'Roles and effective permissions of a person',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(OfUser),
}
