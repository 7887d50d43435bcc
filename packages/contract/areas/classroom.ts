import { z } from 'zod'
import { changesPerson, Id, route, signedIn } from '../route.ts'

const Sync = z.object({
  configured: z
    .boolean()
    .describe(
      'False when the installation has no classroom service; pasting and photographing tasks still work.',
    ),
  student_classroom_id: z.string().nullable(),
  synced_at: z.string().nullable().describe('ISO 8601: the time of the last synchronization.'),
})
Sync.register(z.globalRegistry, { id: 'ClassroomState' })

/**
 * The link to a school's classroom service (method D27). Course names and coursework become tasks;
 * grades and rosters are never read.
 */
export const classroom = {
  state: route(
    'GET /users/google/classroom',
    signedIn(),
    'Whether the caller is linked with a classroom service',
  ).output(Sync),
  begin: route('POST /users/google/classroom/begin', signedIn(), 'Where to go to allow the link', {
    errors: ['classroom_unconfigured', 'subscription_ended'],
  }).output(z.object({ url: z.string() })),
  link: route(
    'PUT /users/google/classroom/{user_id}',
    changesPerson(),
    'Link with the classroom service, and fetch the coursework as tasks; again: fetch what is new',
    {
      errors: [
        'classroom_unconfigured',
        'subscription_ended',
        'classroom_unlinked',
        'classroom_state_wrong',
        'classroom_refused',
        'classroom_down',
      ],
    },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z
          .strictObject({
            code: z.string().max(2000).optional(),
            state: z.string().max(200).optional(),
          })
          .describe(
            'The parameters of the service’s redirect; without them, tasks are fetched again.',
          ),
      }),
    )
    .output(Sync.extend({ created: z.number().int(), kept: z.number().int() })),
  unlink: route(
    'PUT /users/google/classroom/unsync/{user_id}',
    changesPerson(),
    'Remove the link with the classroom service; the tasks stay',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(Sync),
}
