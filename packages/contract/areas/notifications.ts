import { areas } from '@quartet/domain/areas.ts'
import { membershipEvents } from '@quartet/domain/membership.ts'
import { consentEvents, familyEvents, notificationKinds } from '@quartet/domain/notifications.ts'
import { z } from 'zod'
import { guestsToo, Id, Nothing, route, signedIn } from '../route.ts'

const common = {
  id: z.number().int(),
  at: z.string().describe('ISO 8601.'),
  read: z.boolean(),
  actor: z
    .string()
    .nullable()
    .describe('Who caused it; null for the system and for people who are no longer here.'),
}

const Notification = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('task_given'),
    count: z.number().int(),
    names: z
      .array(z.string())
      .describe('The names of the first tasks, as they were when they were given.'),
    area: z.enum(areas),
    task_id: z
      .number()
      .int()
      .nullable()
      .describe('The task, if it is only one and was not deleted.'),
  }),
  z.object({
    ...common,
    kind: z.literal('team_task_added'),
    name: z.string().describe('The name of the task, as it was when it was added.'),
    team: z.string(),
    team_id: z.number().int(),
    task_id: z
      .number()
      .int()
      .nullable()
      .describe('Null after the task was deleted or the reader has left the team.'),
  }),
  z.object({
    ...common,
    kind: z.literal('role_changed'),
    roles: z
      .array(z.string())
      .describe('All roles of the reader since then; none when only single permissions changed.'),
  }),
  z.object({
    ...common,
    kind: z.literal('consent'),
    event: z.enum(consentEvents),
    by: z.enum(['guardian', 'school']),
    person: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .describe('Whom it is about; null: the reader, or the people who wait.'),
    /** How many people wait for the consent of the school. */
    count: z.number().int(),
  }),
  z.object({ ...common, kind: z.literal('contact_requested') }),
  z.object({ ...common, kind: z.literal('contact_accepted') }),
  z.object({
    ...common,
    kind: z.literal('team_invited'),
    team: z.string().describe('The name of the team.'),
    invitation_id: z.number().int(),
  }),
  z.object({
    ...common,
    kind: z.literal('team_started'),
    team: z.string().describe('The name of the team.'),
    team_id: z.number().int(),
    is_leader: z.boolean().describe('Whether the reader leads the team.'),
  }),
  z.object({
    ...common,
    kind: z.literal('membership'),
    event: z.enum(membershipEvents),
    name: z.string().describe('The institution or the facilitator, as it was named then.'),
  }),
  z.object({
    ...common,
    kind: z.literal('family'),
    event: z.enum(familyEvents),
    family: z.string().describe('The name of the family, as it was.'),
    until: z.string().nullable().describe('ISO 8601: when the access of somebody who left ends.'),
  }),
  z.object({ ...common, kind: z.literal('export_ready') }),
  z.object({ ...common, kind: z.literal('retake_due') }),
  z.object({ ...common, kind: z.literal('inventory_open') }),
  z.object({ ...common, kind: z.literal('retake_offered') }),
  z.object({ ...common, kind: z.literal('weekly_figures') }),
])
export type Notification = z.infer<typeof Notification>

const MailSettings = z.object({
  has_address: z
    .boolean()
    .describe('False for people without a confirmed address: they get no mails.'),
  settings: z.array(
    z.object({
      kind: z.enum(notificationKinds),
      mail: z.boolean(),
      consent_missing: z
        .enum(['email_reminders'])
        .nullable()
        .describe('The consent that is missing for the mail, whatever the setting.'),
    }),
  ),
})

const own = guestsToo(signedIn())

export const notifications = {
  list: route('GET /notifications', own, 'The notifications of the caller, newest first')
    .input(z.object({ query: z.object({ before: Id.optional() }) }))
    .output(
      z.object({
        list: z.array(Notification),
        more: z
          .boolean()
          .describe('Whether there are older ones: `before` the id of the last one.'),
      }),
    ),
  unread: route('GET /notifications/unread', own, 'How many notifications are unread').output(
    z.object({ count: z.number().int() }),
  ),
  readAll: route('PUT /notifications/read', own, 'Mark notifications as read, up to a newest one')
    .input(z.object({ body: z.strictObject({ up_to: Id }) }))
    .output(Nothing),
  read: route('PUT /notifications/{id}/read', own, 'Mark one notification as read', {
    errors: ['not_found'],
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(Nothing),
  settings: route(
    'GET /notifications/settings',
    own,
    'For each kind, whether the caller also gets a mail',
  ).output(MailSettings),
  saveSetting: route(
    'PUT /notifications/settings',
    own,
    'Choose whether notifications of a kind also come by mail',
  )
    .input(
      z.object({
        body: z.strictObject({
          kind: z.enum(notificationKinds, { error: 'choice_unknown' }),
          mail: z.boolean({ error: 'required' }),
        }),
      }),
    )
    .output(MailSettings),
}
