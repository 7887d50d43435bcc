import { formOf } from '../files.ts'
import { addTask, type Place } from '../tasks.ts'
import { pagesSaying, pictureSaying } from './files.ts'
import { type Call, ofAda } from './scene.ts'

/** Calls that mail pages: of a task of the area, or of the person if no area is passed. */
const mailing = (call: string, area?: Place): Record<string, Call> => ({
  [area ? `${call}/{task_id}` : call]: {
    stored: ['emails.0', 'message'],
    codes: ['guardian'],
    passes: ['pdf'],
    async write(scene) {
      const task = area && (await addTask(scene.world, ofAda(scene), {}, area))
      const body = formOf({
        pdf: await pagesSaying(scene.say('pdf')),
        emails: [scene.address('emails.0')],
        message: scene.say('message'),
      })
      await scene.world.call(task ? `${call}/${task.id}` : call, {
        token: ofAda(scene).token,
        body,
      })
    },
  },
})

/** Calls that open a shared link. */
const opening = (call: string): Record<string, Call> => ({
  [call]: {
    passes: ['token'],
    write: ({ world, say }) => world.call(call, { body: { token: say('token') } }),
  },
})

/** Sharing by mail and by link. */
export const shareCalls: Record<string, Call> = {
  'POST /users/share': {
    stored: ['email', 'message'],
    codes: ['guardian'],
    passes: ['image'],
    write(scene) {
      const body = formOf({
        image: pictureSaying(scene.say('image')),
        email: scene.address('email'),
        message: scene.say('message'),
      })
      return scene.world.call('POST /users/share', { token: ofAda(scene).token, body })
    },
  },
  'POST /users/share/{user_id}': {
    stored: ['emails.0', 'message'],
    codes: ['guardian'],
    passes: ['pdf'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      const body = formOf({
        pdf: await pagesSaying(scene.say('pdf')),
        emails: [scene.address('emails.0')],
        message: scene.say('message'),
      })
      return scene.world.call(`POST /users/share/${id}`, { token, body })
    },
  },
  'POST /users/share_links': {
    stored: ['message'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      await scene.world.pool.query(
        "insert into scores values ($1, 28, 22, 13, 30, 'manual', '{}', now(), 'Dynamic Learner') on conflict do nothing",
        [id],
      )
      const body = { document: { kind: 'plp' }, days: 7, message: scene.say('message') }
      return scene.world.call('POST /users/share_links', { token, body })
    },
  },
  ...opening('POST /shared'),
  ...opening('POST /shared/pages'),
  ...opening('POST /shared/pdf'),
  ...mailing('POST /tasks/share_school_task', 'school'),
  ...mailing('POST /tasks/share_work_strategy', 'work'),
  ...mailing('POST /tasks/share', 'career'),
  ...mailing('POST /tasks/share_plp_task'),
  ...mailing('POST /tasks/share_pwp_task'),
}
