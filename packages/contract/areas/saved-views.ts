import { viewLists } from '@quartet/domain/saved-views.ts'
import { z } from 'zod'
import { nameText, rejectCardNumbers } from '../fields.ts'
import { limits } from '../limits.ts'
import { Day } from '../list.ts'
import { Id, route, signedIn } from '../route.ts'

const text = (longest: number) => z.string().max(longest)
const openDay = z.union([z.literal(''), Day])

/** What a list showed when its view was saved; the list ignores what it no longer has. */
const ViewState = z.strictObject({
  search_text: text(limits.search),
  order_by: text(60),
  order_direction: z.enum(['ASC', 'DESC']),
  removed: z.literal([0, 1]),
  date_from: openDay,
  date_to: openDay,
  filters: z
    .record(text(60), text(limits.search))
    .refine((filters) => Object.keys(filters).length <= limits.view.filters),
})
const View = z.object({ id: z.number().int(), name: z.string(), state: ViewState })
View.register(z.globalRegistry, {
  id: 'SavedView',
  description: 'Search, filters and order of a list under a name.',
})
export type SavedView = z.infer<typeof View>

const list = z.enum(viewLists)
const name = nameText(limits.view.name, 'required')
const Views = z.object({ views: z.array(View) })
Views.register(z.globalRegistry, { id: 'SavedViews', description: 'By name.' })
const byId = z.object({ params: z.object({ view_id: Id }) })

/** Views of lists that only the caller sees. */
export const savedViews = {
  list: route('GET /users/views', signedIn(), 'The own views of a list')
    .input(z.object({ query: z.object({ list }) }))
    .output(Views),
  save: route(
    'PUT /users/views',
    signedIn(),
    'Save what a list shows under a name; a view of the same name is replaced',
    { errors: ['views_full'] },
  )
    .input(
      z.object({
        body: z.strictObject({ list, name, state: ViewState }).superRefine(rejectCardNumbers()),
      }),
    )
    .output(Views),
  rename: route('POST /users/views/{view_id}', signedIn(), 'Rename an own view', {
    errors: ['not_found'],
  })
    .input(byId.extend({ body: z.strictObject({ name }).superRefine(rejectCardNumbers()) }))
    .output(Views),
  remove: route('DELETE /users/views/{view_id}', signedIn(), 'Delete an own view', {
    errors: ['not_found'],
  })
    .input(byId)
    .output(Views),
}
