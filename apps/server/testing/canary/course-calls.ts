import { fileNamed } from '../files.ts'
import { type Call, ofAda, root, type Scene } from './scene.ts'

/** The calls of courses; Ada edits them, and evaluates one. */
function ofCourses(): Record<string, Call> {
  const searching = (call: string): Call => ({
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  })
  async function taken(scene: Scene) {
    const { world } = scene
    const { token } = await root(scene)
    const { body } = await world.call('POST /courses/save', {
      token,
      body: { title: 'A course', status: 'open' },
    })
    await world.pool.query('insert into course_enrolments (course_id, user_id) values ($1, $2)', [
      body.course.id,
      ofAda(scene).id,
    ])
    return body.course.id as number
  }
  const rated = { useful: 1, clear: 2, pace: 3, materials: 4, teaching: 5 }
  const evaluate = async (scene: Scene, comment: string) =>
    scene.world.call('POST /evaluation/save', {
      token: ofAda(scene).token,
      body: { course_id: await taken(scene), ...rated, comment },
    })
  const draft = ({ say }: Scene) => {
    const form = new FormData()
    form.set('title', say('title'))
    form.set('description', say('description'))
    form.set('teachers[0]', say('teachers.0'))
    form.set('file', new File([fileNamed('photo.png')], `${say('file')}.png`))
    return form
  }
  const fields = ['title', 'description', 'teachers.0', 'file']
  return {
    'POST /courses': searching('POST /courses'),
    'POST /auth/courses': searching('POST /auth/courses'),
    'POST /courses/save': {
      stored: fields,
      codes: ['starts_at'],
      write: async (scene) =>
        scene.world.call('POST /courses/save', {
          token: (await root(scene)).token,
          body: draft(scene),
        }),
    },
    'POST /courses/save/{course_id}': {
      stored: fields,
      codes: ['starts_at', 'edited_at'],
      write: async (scene) =>
        scene.world.call(`POST /courses/save/${await taken(scene)}`, {
          token: (await root(scene)).token,
          body: draft(scene),
        }),
    },
    'POST /evaluation/save': {
      stored: ['comment'],
      write: (scene) => evaluate(scene, scene.say('comment')),
    },
    'POST /evaluation/save/{evaluation_id}': {
      stored: ['comment'],
      async write(scene) {
        const { body } = await evaluate(scene, '')
        return scene.world.call(`POST /evaluation/save/${body.evaluation.id}`, {
          token: ofAda(scene).token,
          body: { ...rated, comment: scene.say('comment') },
        })
      },
    },
  }
}

/** Ada's result has quality flags, about which an administrator writes a note. */
const reviewCalls = (): Record<string, Call> => ({
  'POST /results/flagged': {
    passes: ['search_text'],
    async write(scene) {
      const { token } = await root(scene)
      return scene.world.call(`POST /results/flagged?search_text=${scene.say('search_text')}`, {
        token,
      })
    },
  },
  'PUT /results/{attempt_id}/review': {
    stored: ['note'],
    codes: ['decided_at'],
    async write(scene) {
      const { rows } = await scene.world.pool.query(
        `insert into attempts (user_id, form_id, finished_at, sequence, precision, technical_reasoning, confluence, quality_flags)
         select $1, min(id), now(), 21, 21, 21, 21, '{fast}' from forms returning id`,
        [ofAda(scene).id],
      )
      const { token } = await root(scene)
      return scene.world.call(`PUT /results/${rows[0].id}/review`, {
        token,
        body: { decision: 'keep', note: scene.say('note') },
      })
    },
  },
})

/** Courses, results to review and class sessions. */
export const courseCalls: Record<string, Call> = {
  ...ofCourses(),
  ...reviewCalls(),
  'POST /users/class-session': {
    passes: ['code'],
    write: (scene) =>
      scene.world.call('POST /users/class-session', {
        token: ofAda(scene).token,
        body: { code: scene.say('code') },
      }),
  },
}
