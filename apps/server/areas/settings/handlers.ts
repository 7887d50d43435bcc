import { linkKeys } from '@quartet/domain/settings.ts'
import { notFound, unwrap } from '../../api-error.ts'
import { api, signedIn } from '../../http/context.ts'
import { configure, toggleSetting } from './commands.ts'
import { listSettings, readConfiguration, readSettings } from './queries.ts'

const networkOf = (key: (typeof linkKeys)[number]) =>
  key.slice('link_'.length) as 'facebook' | 'instagram' | 'linkedin' | 'youtube'

export const settings = api.settings.router({
  list: api.settings.list.handler(async ({ context }) => {
    const listed = await listSettings(context.db)
    return { settings: listed, count: listed.length }
  }),
  toggle: api.settings.toggle.handler(async ({ context, input: { params, body } }) => {
    const change = { id: params.setting_id, before: body.before }
    const toggled = await toggleSetting(signedIn(context), change)
    if (!toggled) throw notFound()
    const { id } = unwrap(toggled)
    const setting = (await listSettings(context.db)).find((one) => one.id === id)
    if (!setting) throw notFound()
    return { setting }
  }),
  configuration: api.settings.configuration.handler(async ({ context }) => ({
    configuration: await readConfiguration(context.db),
  })),
  configure: api.settings.configure.handler(async ({ context, input: { body } }) =>
    unwrap(await configure(signedIn(context), body)),
  ),
  site: api.settings.site.handler(async ({ context: { db } }) => {
    const { maintenance } = await readSettings(db)
    const values = await readConfiguration(db)
    const links = linkKeys
      .map((key) => ({ network: networkOf(key), url: values[key] }))
      .filter(({ url }) => url !== '')
    return { maintenance, links }
  }),
})
