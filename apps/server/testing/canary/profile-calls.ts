import { formOf } from '../files.ts'
import { take } from '../inventory.ts'
import { pictureSaying } from './files.ts'
import { type Call, ofAda, passwordsOf, type Scene, wordOf } from './scene.ts'

const addStatement = (scene: Scene, title: string) =>
  scene.world.call('POST /attributes/add/custom/attribute', {
    token: ofAda(scene).token,
    body: { title, type: 'Use First', pattern: 'sequence' },
  })

/** What a person writes about themselves. */
export const profileCalls: Record<string, Call> = {
  'GET /cms/show/{cms_id}': {
    passes: ['cms_id'],
    write: ({ world, say }) => world.call(`GET /cms/show/${say('cms_id')}`),
  },
  'PUT /users/save/{user_id}': {
    stored: ['first_name', 'last_name', 'about_me', 'job_title', 'topics.0', 'skills.0'],
    codes: ['scored_at'],
    write(scene) {
      const { world, say } = scene
      const { id, token } = ofAda(scene)
      const names = {
        first_name: say('first_name'),
        last_name: say('last_name'),
        about_me: say('about_me'),
        job_title: say('job_title'),
      }
      return world.call(`PUT /users/save/${id}`, {
        token,
        body: { ...names, topics: [say('topics.0')], skills: [say('skills.0')] },
      })
    },
  },
  'POST /users/save_answers': {
    stored: ['answers.0.text'],
    write: (scene) =>
      take(scene.world, ofAda(scene), {
        texts: [scene.say('answers.0.text'), 'Something else.', 'Something more.'],
      }),
  },
  'PUT /users/update/password/{user_id}': {
    passes: ['old_password', 'password', 'confirm_password'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      const put = (old_password: string) =>
        scene.world.call(`PUT /users/update/password/${id}`, {
          token,
          body: { ...passwordsOf(scene), old_password },
        })
      await put(scene.say('old_password'))
      await put(wordOf('POST /registeration password'))
    },
  },
  'POST /attributes/add/custom/attribute': {
    stored: ['title'],
    write: (scene) => addStatement(scene, scene.say('title')),
  },
  'PUT /attributes/edit/attribute/{attribute_id}': {
    stored: ['title'],
    codes: ['edited_at'],
    async write(scene) {
      const { body } = await addStatement(scene, 'Something to change')
      const edited = { title: scene.say('title'), type: 'Avoid', pattern: 'precision' }
      await scene.world.call(`PUT /attributes/edit/attribute/${body.attribute.id}`, {
        token: ofAda(scene).token,
        body: edited,
      })
    },
  },
  'POST /users/text/to/speech': {
    passes: ['text'],
    write: (scene) =>
      scene.world.call('POST /users/text/to/speech', {
        token: ofAda(scene).token,
        body: { text: scene.say('text') },
      }),
  },
  'POST /users/update_photo/{user_id}': {
    passes: ['image'],
    write(scene) {
      const { id, token } = ofAda(scene)
      return scene.world.call(`POST /users/update_photo/${id}`, {
        token,
        body: formOf({ image: pictureSaying(scene.say('image')) }),
      })
    },
  },
  'POST /tasks/get/description': {
    passes: ['photo'],
    write: (scene) =>
      scene.world.call('POST /tasks/get/description', {
        token: ofAda(scene).token,
        body: formOf({ photo: pictureSaying(scene.say('photo')) }),
      }),
  },
  'PUT /users/google/classroom/{user_id}': {
    passes: ['code', 'state'],
    write(scene) {
      const { id, token } = ofAda(scene)
      const body = { code: scene.say('code'), state: scene.say('state') }
      return scene.world.call(`PUT /users/google/classroom/${id}`, { token, body })
    },
  },
  'GET /tasks/push/people': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call(`GET /tasks/push/people?search_text=${scene.say('search_text')}`, {
        token: ofAda(scene).token,
      }),
  },
  'POST /tasks/assigned': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: (scene) =>
      scene.world.call(`POST /tasks/assigned?search_text=${scene.say('search_text')}`, {
        token: ofAda(scene).token,
      }),
  },
  'GET /users/photo/{image}': {
    passes: ['image'],
    write: ({ world, say }) => world.call(`GET /users/photo/${say('image')}`),
  },
  'GET /cms/picture/{picture}': {
    passes: ['picture'],
    write: ({ world, say }) => world.call(`GET /cms/picture/${say('picture')}`),
  },
}
