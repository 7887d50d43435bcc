import { type Call, ofAda, root } from './scene.ts'

/** The secret of an invitation is compared, and never stored as it is. */
const invitationCalls = (): Record<string, Call> =>
  Object.fromEntries(
    [
      '/invitations/{invitation_id}',
      '/users/accept/invatation/{invitation_id}',
      '/users/decline/invitation/{invitation_id}',
    ].map((path): [string, Call] => [
      `POST ${path}`,
      {
        passes: ['secret'],
        write: (scene) =>
          scene.world.call(`POST ${path.replace('{invitation_id}', '1')}`, {
            token: ofAda(scene).token,
            body: { secret: scene.say('secret') },
          }),
      },
    ]),
  )

/** Contacts and invitations. */
export const contactCalls: Record<string, Call> = {
  'POST /users/contacts': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call(`POST /users/contacts?search_text=${scene.say('search_text')}`, {
        token: ofAda(scene).token,
      }),
  },
  'POST /contacts': {
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`POST /contacts?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  'POST /users/add/contact': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call('POST /users/add/contact', {
        token: ofAda(scene).token,
        body: { users: [ofAda(scene).id], search_text: scene.say('search_text') },
      }),
  },
  'POST /users/add/contact/{user_id}/{contact_id}': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call(`POST /users/add/contact/${ofAda(scene).id}/${ofAda(scene).id}`, {
        token: ofAda(scene).token,
        body: { search_text: scene.say('search_text') },
      }),
  },
  'POST /users/invite/contact': {
    stored: ['emails.0'],
    write: (scene) =>
      scene.world.call('POST /users/invite/contact', {
        token: ofAda(scene).token,
        body: { emails: [scene.address('emails.0')] },
      }),
  },
  ...invitationCalls(),
  'POST /users/search/contact': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call('POST /users/search/contact', {
        token: ofAda(scene).token,
        body: { search_text: scene.say('search_text') },
      }),
  },
}
