import { notFound } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getCaller, signedIn } from '../../http/context.ts'
import { readAll, readOne, saveMailSetting } from './commands.ts'
import { countUnread, listNotifications, showMailSettings } from './queries.ts'

export const notifications = api.notifications.router({
  list: api.notifications.list.handler(
    // includes the names of people from other institutions, such as administrators
    ({ context, input: { query } }) =>
      withoutTenantScope(() => listNotifications(context.db, getCaller(context), query)),
  ),

  unread: api.notifications.unread.handler(async ({ context }) => ({
    count: await withoutTenantScope(() => countUnread(context.db, getCaller(context))),
  })),

  readAll: api.notifications.readAll.handler(async ({ context, input: { body } }) => {
    await readAll(signedIn(context), body.up_to)
    return {}
  }),

  read: api.notifications.read.handler(async ({ context, input: { params } }) => {
    if (!(await readOne(signedIn(context), params.id))) throw notFound()
    return {}
  }),

  settings: api.notifications.settings.handler(({ context }) =>
    showMailSettings(context.db, getCaller(context).id),
  ),

  saveSetting: api.notifications.saveSetting.handler(async ({ context, input: { body } }) => {
    await saveMailSetting(signedIn(context), body)
    return showMailSettings(context.db, getCaller(context).id)
  }),
})
