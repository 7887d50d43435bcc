import { z } from 'zod'
import { guestsToo, Id, readsPerson, route } from '../route.ts'

const Named = z.object({ id: z.number().int(), name: z.string() })

export const roles = {
  ofUser: route('GET /user/roles/{user_id}', guestsToo(readsPerson('access_roles')), 'Roles and effective permissions of a person')
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(
      z.object({
        roles: z.array(Named),
        permissions: z.array(z.string()),
        permissions_groups: z.record(z.string(), z.array(z.string())),
        /** Name by id. */
        role_permissions: z.record(z.string(), z.string()),
      }),
    ),
}
