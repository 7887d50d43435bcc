import { sessionHolds, sessionPlaces } from '@quartet/domain/class-sessions.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { guestsToo, Id, route, signedIn } from '../route.ts'

const Participant = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  place: z.enum(sessionPlaces),
  answered: z
    .number()
    .int()
    .nullable()
    .describe('How many of the 31 questions are answered, while somebody is at the inventory.'),
})
Participant.register(z.globalRegistry, {
  id: 'ClassSessionParticipant',
  description: 'Where somebody of the group is; never what they answer.',
})
export type SessionParticipantView = z.infer<typeof Participant>

const Session = z.object({
  code: z.string(),
  link: z.string().describe('For the QR code.'),
  started_at: z.string().describe('ISO 8601; so below.'),
  ends_at: z.string(),
  paused: z.boolean(),
  results_open: z.boolean(),
  people: z.array(Participant).describe('Everybody in the group, by name.'),
})
Session.register(z.globalRegistry, { id: 'ClassSession' })
export type ClassSessionView = z.infer<typeof Session>

const ForTeacher = z.object({
  group_name: z.string(),
  available: z
    .boolean()
    .describe('Whether the installation and the institution allow class sessions.'),
  session: Session.nullable().describe('Null while none is open.'),
})
ForTeacher.register(z.globalRegistry, { id: 'ClassSessionResponse' })
export type GroupSessionView = z.infer<typeof ForTeacher>

const OwnSession = z.object({
  group_name: z.string(),
  code: z.string(),
  hold: z
    .enum(sessionHolds)
    .nullable()
    .describe('What the participant waits for: the end of a break, or the results.'),
  finished: z.boolean().describe('Whether the participant has finished the inventory in it.'),
})
OwnSession.register(z.globalRegistry, { id: 'OwnClassSession' })
export type OwnSessionView = z.infer<typeof OwnSession>
const Own = z.object({
  session: OwnSession.nullable().describe('Null while the caller is in none.'),
})
Own.register(z.globalRegistry, { id: 'OwnClassSessionResponse' })

const byGroup = z.object({ group_id: Id })
const teacher = signedIn('manage_institutions')

export const classSessions = {
  show: route(
    'GET /groups/class-session/{group_id}',
    teacher,
    'The open class session of a group of the caller, and where everybody is',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byGroup }))
    .output(ForTeacher),
  open: route(
    'POST /groups/class-session/{group_id}',
    teacher,
    'Open a class session for a group of the caller; it ends after four hours',
    { errors: ['not_found', 'class_session_off'] },
  )
    .input(z.object({ params: byGroup }))
    .output(ForTeacher),
  change: route(
    'PUT /groups/class-session/{group_id}',
    teacher,
    'Pause a class session, go on with it, or open the results for everybody',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: byGroup,
        body: z.strictObject({
          paused: z.boolean().optional(),
          results_open: z.literal(true).optional(),
        }),
      }),
    )
    .output(ForTeacher),
  end: route(
    'DELETE /groups/class-session/{group_id}',
    teacher,
    'End a class session; results that were held back open',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byGroup }))
    .output(ForTeacher),
  join: route(
    'POST /users/class-session',
    signedIn('show_lci'),
    'Take part in a class session of a group that has the caller as a member, and leave another',
    { errors: ['class_session_unknown', 'too_many'] },
  )
    .input(z.object({ body: z.strictObject({ code: text(limits.classCard.code, 'required') }) }))
    .output(Own),
  mine: route(
    'GET /users/class-session',
    guestsToo(signedIn()),
    'The class session in which the caller takes part',
  ).output(Own),
}
