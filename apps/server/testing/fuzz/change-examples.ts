import type { Member, World } from '../world.ts'
import { leftOut } from './places.ts'

const state = {
  ...{ search_text: '', order_by: 'id', order_direction: 'ASC', removed: 0 },
  ...{ date_from: '', date_to: '', filters: {} },
}

/** A change of many people that the caller began, and their saved view. */
export async function changesFor(world: World, somebody: Member, personId: number) {
  const { id: organization } = await world.organization()
  const { rows } = await world.pool.query<{ change: number; view: number; category: number }>(
    `with change as (insert into user_changes (user_id, kind, count) values ($1, 'remove', 1) returning id),
       view as (insert into saved_views (user_id, list, name, state) values ($1, 'people', 'Mine', $2) returning id),
       category as (insert into user_categories (name) values ('Cohort ' || gen_random_uuid()) returning id)
     select change.id as change, view.id as view, category.id as category from change, view, category`,
    [somebody.id, JSON.stringify(state)],
  )
  const users = [personId]
  return {
    '/users/changes kind': 'remind',
    ...{
      '/users/changes users': users,
      '/users/changes filters': leftOut,
      '/users/changes expected_count': leftOut,
    },
    '/users/change/organization organization_id': organization,
    '/users/change/organization users': users,
    '/users/change/organization filters': leftOut,
    '/users/change/organization expected_count': leftOut,
    '/users/changes/category category_id': rows[0]?.category ?? 1,
    ...{
      '/users/changes/category users': users,
      '/users/changes/category filters': leftOut,
      '/users/changes/category expected_count': leftOut,
    },
    '/users/changes/{id} id': rows[0]?.change ?? 1,
    '/users/changes/{id}/failures id': rows[0]?.change ?? 1,
    ...{ '/users/views list': 'people', '/users/views name': 'Open', '/users/views state': state },
    '/users/views/{view_id} view_id': rows[0]?.view ?? 1,
    '/users/views/{view_id} name': 'Others',
  }
}
