import { topicId } from '../tasks.ts'
import { team } from '../teams.ts'
import { type Call, ofAda, root, type Scene } from './scene.ts'

/** The calls of teams. */
function callsOfTeams(): Record<string, Call> {
  const call = (scene: Scene, where: string, body: unknown) =>
    scene.world.call(where, { token: ofAda(scene).token, body })
  const own = (scene: Scene) => team(scene.world, { leader: ofAda(scene) })
  const words = ({ say }: Scene) => ({
    name: say('name'),
    team_description: say('team_description'),
  })
  const listed = (where: string): Call => ({
    passes: ['search_text'],
    async write(scene) {
      const path = where.replace('{team_id}', String(await own(scene)))
      return call(scene, `${path}?search_text=${scene.say('search_text')}`, {})
    },
  })
  const searchAll = async (scene: Scene) =>
    scene.world.call(`POST /teams?search_text=${scene.say('search_text')}`, {
      token: (await root(scene)).token,
    })
  const created = (where: string): Call => ({
    stored: ['name', 'team_description', 'emails.0'],
    write: (scene) =>
      call(scene, where, {
        ...words(scene),
        emails: [scene.address('emails.0'), 'second@example.org'],
      }),
  })
  const changed = (where: string): Call => ({
    stored: ['name', 'team_description'],
    write: async (scene) =>
      call(scene, where.replace('{team_id}', String(await own(scene))), words(scene)),
  })
  const said = (where: string): Call => ({
    stored: ['statement'],
    async write(scene) {
      const [teamId, statement] = [await own(scene), `${scene.say('statement')} plans our steps`]
      const path = where
        .replace('{team_id}', String(teamId))
        .replace('{user_id}', String(ofAda(scene).id))
      return call(scene, path, where.includes('{') ? { statement } : { team_id: teamId, statement })
    },
  })
  const statements = 'POST /users/save/team/pattern/statements'
  return Object.fromEntries([
    ...['POST /users/teams', 'POST /teams/myteams/members/{team_id}'].map(
      (where) => [where, listed(where)] as const,
    ),
    ['POST /teams', { passes: ['search_text'], write: searchAll }],
    ...['POST /teams/add/team', 'POST /teams/build/team', 'PUT /teams/save'].map(
      (where) => [where, created(where)] as const,
    ),
    ...['PUT /teams/update/{team_id}', 'PUT /teams/save/{team_id}'].map(
      (where) => [where, changed(where)] as const,
    ),
    ...[statements, `${statements}/{team_id}`, `${statements}/{user_id}/{team_id}`].map(
      (where) => [where, said(where)] as const,
    ),
    [
      'POST /users/invite/team/member/{team_id}',
      {
        stored: ['emails.0'],
        write: async (scene: Scene) =>
          call(scene, `POST /users/invite/team/member/${await own(scene)}`, {
            emails: [scene.address('emails.0')],
          }),
      },
    ],
  ])
}

/** A task in a team of Ada alone. */
async function addTeamTask(scene: Scene, name: string, description: string) {
  const teamId = await team(scene.world, { leader: ofAda(scene) })
  const { body } = await scene.world.call(`POST /teams/add/task/${teamId}`, {
    token: ofAda(scene).token,
    body: { name, description, topic_id: await topicId(scene.world) },
  })
  return body.task as { id: number }
}

/** Teams and their tasks. */
export const teamCalls: Record<string, Call> = {
  'POST /teams/add/task/{team_id}': {
    stored: ['name', 'description'],
    write: (scene) => addTeamTask(scene, scene.say('name'), scene.say('description')),
  },
  'PUT /tasks/team/edit/{task_id}': {
    stored: ['name', 'description', 'marks.0.text'],
    async write(scene) {
      const { id } = await addTeamTask(scene, 'Essay', 'Write it.')
      // somebody who stays in the team
      await scene.world.pool.query(
        "insert into team_members (team_id, user_id, status) select team_id, $2, 'accepted' from team_tasks where id = $1",
        [id, (await scene.world.person()).id],
      )
      const text = scene.say('marks.0.text')
      await scene.world.call(`PUT /tasks/team/edit/${id}`, {
        token: ofAda(scene).token,
        body: {
          name: scene.say('name'),
          description: `${text} ${scene.say('description')}`,
          marks: [{ start: 0, end: text.length, text, pattern: 'sequence', source: 'user' }],
        },
      })
    },
  },
  ...Object.fromEntries(
    ['POST /teams/tasks', 'POST /teams/tasks/{team_id}'].map((call) => [
      call,
      {
        passes: ['search_text'],
        codes: ['date_from', 'date_to'],
        async write(scene: Scene) {
          const teamId = await team(scene.world, { leader: ofAda(scene) })
          const path = call.replace('{team_id}', String(teamId))
          return scene.world.call(`${path}?search_text=${scene.say('search_text')}`, {
            token: ofAda(scene).token,
          })
        },
      },
    ]),
  ),
  ...callsOfTeams(),
}
