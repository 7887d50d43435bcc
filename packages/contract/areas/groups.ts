import { bands } from '@quartet/domain/bands.ts'
import { classifications } from '@quartet/domain/classification.ts'
import { groupBounds, groupRoles } from '@quartet/domain/groups.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { nameText } from '../fields.ts'
import { ListQuery } from '../list.ts'
import { Id, Nothing, route, signedIn, Workbook } from '../route.ts'

const Named = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
})
Named.register(z.globalRegistry, { id: 'NamedPerson', description: 'A person by name.' })
export type NamedPerson = z.infer<typeof Named>

const Group = z.object({
  id: z.number().int(),
  name: z.string(),
  owner: Named.nullable().describe('Null when the owner left the institution or was erased.'),
  role: z.enum(groupRoles).describe('What the caller is to the group.'),
  members: z
    .number()
    .int()
    .nullable()
    .describe('How many people are in it; null for its members, who see only name and owner.'),
  organization_name: z.string().nullable(),
  created_at: z.string().nullable().describe('ISO 8601; null for members.'),
  removed: z.literal([0, 1]),
})
Group.register(z.globalRegistry, {
  id: 'Group',
  description: 'A named list of people of one institution, such as a class (method D32).',
})
export type GroupView = z.infer<typeof Group>

const Count = z.number().int()
const Distribution = z.object({
  patterns: z.array(
    z.object({
      pattern: z.enum(patterns),
      bands: z.object(
        Object.fromEntries(bands.map((band) => [band, Count])) as Record<
          (typeof bands)[number],
          typeof Count
        >,
      ),
    }),
  ),
  labels: z.array(z.object({ classification: z.enum(classifications), people: Count })),
})
const GroupPage = Group.extend({
  facilitators: z.array(Named).describe('To whom the group is assigned; empty for members.'),
  may_edit: z.boolean().describe('Whether the caller may rename, fill and delete the group.'),
  may_push: z.boolean().describe('Whether the caller may give tasks to the whole group.'),
  results: z
    .number()
    .int()
    .nullable()
    .describe('How many of its people have a result that the caller sees; null for members.'),
  distribution: Distribution.nullable().describe(
    'How many people have each degree and label; null for fewer than five results.',
  ),
})
GroupPage.register(z.globalRegistry, { id: 'GroupPage' })
export type GroupPageView = z.infer<typeof GroupPage>

const Member = Named.extend({
  name: z.string(),
  lci: z.enum(['done', 'not_done']).describe('Whether the person has a result.'),
  classification: z
    .enum(classifications)
    .nullable()
    .describe('Null without a label, or when the person does not share their scores.'),
  scores: z
    .object(perPattern(() => z.number().int()))
    .nullable()
    .describe('Null without a result, or when the person does not share their scores.'),
})
Member.register(z.globalRegistry, { id: 'GroupMember' })
export type GroupMemberView = z.infer<typeof Member>

const GroupsQuery = ListQuery.omit({ date_from: true, date_to: true }).extend({
  order_by: z.enum(['id', 'name', 'created_at']).default('id'),
})
export type GroupListQuery = z.infer<typeof GroupsQuery>

/** Which groups: those that the caller looks after, or is in. */
export const groupTabs = { led: 1, member: 2 } as const
const OwnGroupsQuery = GroupsQuery.extend({
  request_type: z.coerce
    .number<number>()
    .pipe(z.literal([1, 2]))
    .default(groupTabs.led)
    .describe('1: groups that the caller owns or is assigned to; 2: groups that the caller is in.'),
})
export type OwnGroupListQuery = z.infer<typeof OwnGroupsQuery>

const MembersQuery = ListQuery.omit({ removed: true, date_from: true, date_to: true }).extend({
  order_by: z.enum(['id', 'name', 'lci']).default('name'),
  order_direction: z
    .enum(['ASC', 'DESC'])
    .default('ASC')
    .describe('Ascending or descending; applies to `order_by`.'),
  lci: z.enum(['done', 'not_done']).optional(),
})
export type GroupMemberListQuery = z.infer<typeof MembersQuery>

const PickQuery = z.object({
  search_text: ListQuery.shape.search_text,
  group_id: Id.optional().describe('People of the institution of this group who are not in it.'),
  role: z
    .enum(['member', 'facilitator'])
    .default('member')
    .describe('`facilitator`: only people to whom a group can be assigned.'),
})
export type GroupPickQuery = z.infer<typeof PickQuery>

const Name = nameText(groupBounds.name, 'required')
const Users = z.array(Id).max(groupBounds.members)
const NewGroup = z.strictObject({ name: Name, users: Users.default([]) })
NewGroup.register(z.globalRegistry, { id: 'NewGroup' })
const GroupChanges = z.strictObject({
  name: Name.optional(),
  users: Users.optional().describe('Replaces the members.'),
  add_users: Users.optional(),
  remove_users: Users.optional(),
  facilitators: z
    .array(Id)
    .max(groupBounds.facilitators)
    .optional()
    .describe('Replaces the facilitators to whom the group is assigned.'),
  removed: z.literal([0, 1]).optional().describe('0 restores a removed group.'),
})
GroupChanges.register(z.globalRegistry, {
  id: 'GroupChanges',
  description: 'Changes of a group; omitted fields stay unchanged.',
})

const byGroup = z.object({ group_id: Id })
const SomeUsers = z.strictObject({ users: Users.min(1, { error: 'required' }) })
const Shown = z.object({ group: GroupPage })
Shown.register(z.globalRegistry, { id: 'GroupResponse' })

const memberErrors = ['group_people_unknown', 'group_full'] as const
const changeErrors = [
  'not_found',
  ...memberErrors,
  'group_facilitators_unknown',
  'groups_full',
] as const

export const groups = {
  mine: route('POST /users/groups', signedIn(), 'The groups that the caller looks after or is in')
    .input(z.object({ query: OwnGroupsQuery }))
    .output(
      z.object({
        groups: z.array(Group),
        count: Count.describe('How many match.'),
        may_add: z.boolean().describe('Whether the caller may make groups.'),
        institution_users: z.array(Named).describe('The first people to choose members from.'),
      }),
    ),
  list: route(
    'POST /groups',
    signedIn('admin_users'),
    'The groups of the institutions that the caller administers',
  )
    .input(z.object({ query: GroupsQuery }))
    .output(z.object({ list: z.array(Group), count: Count })),
  show: route('GET /groups/show/{group_id}', signedIn(), 'One group', { errors: ['not_found'] })
    .input(z.object({ params: byGroup }))
    .output(Shown),
  members: route(
    'POST /groups/mygroups/members',
    signedIn(),
    'The people of a group that the caller looks after or administers',
    { errors: ['not_found'] },
  )
    .input(z.object({ query: MembersQuery, body: z.strictObject({ group_id: Id }) }))
    .output(z.object({ users: z.array(Member), count: Count })),
  pick: route(
    'GET /groups/institution/users',
    signedIn(),
    'People of the own institution to choose from: staff who make groups find everybody, adults find adults, and teenagers the people of their groups',
    { errors: ['not_found'] },
  )
    .input(z.object({ query: PickQuery }))
    .output(z.object({ institution_users: z.array(Named).describe('At most 25, by name.') })),
  add: route('POST /users/add/group', signedIn('manage_institutions'), 'Make a group', {
    errors: [...memberErrors, 'groups_full'],
  })
    .input(z.object({ body: NewGroup }))
    .output(Shown),
  edit: route(
    'POST /users/edit/group/{group_id}',
    signedIn('manage_institutions'),
    'Rename a group of the caller',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byGroup, body: z.strictObject({ name: Name }) }))
    .output(Shown),
  replaceMembers: route(
    'POST /users/edit/group/member/{group_id}',
    signedIn('manage_institutions'),
    'Replace the members of a group of the caller',
    { errors: ['not_found', ...memberErrors] },
  )
    .input(z.object({ params: byGroup, body: z.strictObject({ users: Users }) }))
    .output(Shown),
  addMembers: route(
    'POST /users/add/group/member/{group_id}',
    signedIn('manage_institutions'),
    'Add members to a group of the caller; all of them or none',
    { errors: ['not_found', ...memberErrors] },
  )
    .input(z.object({ params: byGroup, body: SomeUsers }))
    .output(Shown),
  removeMember: route(
    'POST /users/remove/group/member/{group_id}/{member_id}',
    signedIn('manage_institutions'),
    'Remove one member from a group of the caller',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byGroup.extend({ member_id: Id }) }))
    .output(Shown),
  create: route('POST /groups/add_group', signedIn('admin_users'), 'Make a group', {
    errors: [...memberErrors, 'groups_full'],
  })
    .input(z.object({ body: NewGroup }))
    .output(Shown),
  saveNew: route('PUT /groups/save', signedIn('admin_users'), 'Make a group', {
    errors: [...memberErrors, 'groups_full'],
  })
    .input(z.object({ body: NewGroup }))
    .output(Shown),
  update: route(
    'PUT /groups/update/{group_id}',
    signedIn('access_users'),
    'Change a group that the caller owns or administers',
    { errors: [...changeErrors] },
  )
    .input(z.object({ params: byGroup, body: GroupChanges }))
    .output(Shown),
  save: route(
    'PUT /groups/save/{group_id}',
    signedIn('access_users'),
    'Change or restore a group that the caller owns or administers',
    { errors: [...changeErrors] },
  )
    .input(z.object({ params: byGroup, body: GroupChanges }))
    .output(Shown),
  remove: route(
    'DELETE /groups/delete/{group_id}',
    signedIn('access_users'),
    'Remove a group that the caller owns or administers; it can be restored for 30 days',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byGroup }))
    .output(Nothing),
  export: route(
    'POST /groups/export/{group_id}',
    signedIn('access_users'),
    'The people of a group as a spreadsheet, with the scores of those who share them',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byGroup }))
    .output(Workbook),
}
