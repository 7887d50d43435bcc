import type { World } from '../world.ts'
import { leftOut } from './places.ts'

const csv = Buffer.from('first_name,last_name\n').toString('base64')

/** Rosters of an institution, each in the state that its call requires. */
export async function rostersFor(world: World) {
  const { id: organization } = await world.organization()
  const add = async (state: string, more = '') => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into roster_imports (organization_id, file_name, format, whole, state, rows, done_at, errors, marked)
       values ($1, 'users.csv', 'sheet', false, $2, 1, case when $2 = 'done' then $3::timestamptz end, '[]', $4) returning id`,
      [organization, state, world.time.now, more || null],
    )
    return rows[0]?.id ?? 1
  }
  const marked = '{"headings":["first_name"],"rows":[{"row":2,"cells":[""]}]}'
  return {
    '/users/import file': { file: csv },
    '/users/import organization_id': organization,
    '/users/import whole': '1',
    '/users/import age_group_id': '3',
    '/users/imports organization_id': organization,
    '/users/imports/{id} id': await add('checked'),
    '/users/imports/{id}/apply id': await add('checked'),
    '/users/imports/{id}/apply shown': leftOut,
    '/users/imports/{id}/undo id': await add('done'),
    '/users/imports/{id}/changes id': await add('checked'),
    '/users/imports/{id}/changes kind': 'added',
    '/users/imports/{id}/changes noted': '1',
    '/users/imports/{id}/marked id': await add('failed', marked),
  }
}
