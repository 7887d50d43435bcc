import type { ViewList } from '@quartet/domain/saved-views.ts'
import { notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { removeView, renameView, saveView } from './commands.ts'
import { findView, listViews } from './queries.ts'

const viewsOf = async (context: Context, list: ViewList) => ({
  views: await listViews(context.db, { userId: getCaller(context).id, list }),
})

async function find(context: Context, id: number) {
  const view = await findView(context.db, getCaller(context).id, id)
  if (!view) throw notFound()
  return view
}

export const savedViews = api.savedViews.router({
  list: api.savedViews.list.handler(({ context, input: { query } }) =>
    viewsOf(context, query.list),
  ),
  save: api.savedViews.save.handler(async ({ context, input: { body } }) => {
    unwrap(await saveView(signedIn(context), body))
    return viewsOf(context, body.list)
  }),
  rename: api.savedViews.rename.handler(async ({ context, input: { params, body } }) => {
    const view = await find(context, params.view_id)
    const renamed = await renameView(signedIn(context), view, body.name)
    if (!renamed) throw notFound()
    unwrap(renamed)
    return viewsOf(context, view.list)
  }),
  remove: api.savedViews.remove.handler(async ({ context, input: { params } }) => {
    const view = await find(context, params.view_id)
    await removeView(signedIn(context), view)
    return viewsOf(context, view.list)
  }),
})
