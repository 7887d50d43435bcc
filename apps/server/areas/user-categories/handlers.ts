import { fieldErrors, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { isEverywhere } from './access.ts'
import { changeCategory, createCategory } from './commands.ts'
import { addToCategory, emptyCategory, removeFromCategory } from './people-commands.ts'
import { listCategories, listCategoryPeople, pickPeople, showCategory } from './queries.ts'

const calls = api.userCategories

export const userCategories = calls.router({
  list: calls.list.handler(async ({ context, input: { query } }) => {
    const caller = getCaller(context)
    const page = await listCategories(context.db, caller, query)
    return { ...page, is_everywhere: isEverywhere(caller) }
  }),
  show: calls.show.handler(async ({ context, input: { params } }) => ({
    category: await show(context, params.category_id),
  })),
  people: calls.people.handler(async ({ context, input: { params, query } }) => {
    const { id } = await show(context, params.category_id)
    const page = await listCategoryPeople(context.db, getCaller(context), {
      ...query,
      categoryId: id,
    })
    return { users: page.list, count: page.count }
  }),
  pick: calls.pick.handler(async ({ context, input: { params, query } }) => {
    const category = await show(context, params.category_id)
    const caller = getCaller(context)
    return { people: await pickPeople(context.db, caller, category, query.search_text) }
  }),
  add: calls.add.handler(async ({ context, input: { body } }) => {
    const { id } = unwrap(await createCategory(signedIn(context), body))
    return { category: await show(context, id) }
  }),
  edit: calls.edit.handler(async ({ context, input: { params, body } }) => {
    await change(context, params.category_id, body)
    return { category: await show(context, params.category_id) }
  }),
  remove: calls.remove.handler(async ({ context, input: { params } }) => {
    await change(context, params.category_id, { removed: 1 })
    return {}
  }),
  addPeople: calls.addPeople.handler(async ({ context, input: { body } }) => {
    const { category_id: id, users: userIds } = body
    const added = await addToCategory(signedIn(context), { id, userIds })
    if (!added) throw notFound()
    return { added: unwrap(added).added, category: await show(context, id) }
  }),
  removePerson: calls.removePerson.handler(async ({ context, input }) => {
    const id = input.body?.category_id ?? input.query?.category_id
    if (id === undefined) throw fieldErrors({ category_id: 'required' })
    const userId = input.params.user_id
    if (!(await removeFromCategory(signedIn(context), { id, userId }))) throw notFound()
    return { category: await show(context, id) }
  }),
  removeAll: calls.removeAll.handler(async ({ context, input: { params } }) => {
    const emptied = await emptyCategory(signedIn(context), params.category_id)
    if (!emptied) throw notFound()
    return { removed: emptied.removed, category: await show(context, params.category_id) }
  }),
})

async function show(context: Context, id: number) {
  const category = await showCategory(context.db, getCaller(context), id)
  if (!category) throw notFound()
  return category
}

type Changes = Parameters<typeof changeCategory>[1]['changes']

async function change(context: Context, id: number, changes: Changes) {
  const changed = await changeCategory(signedIn(context), { id, changes })
  if (!changed) throw notFound()
  unwrap(changed)
}
