import { holds } from '../../base/caller.ts'
import { os } from '../../base/context.ts'
import { listLanguages } from './queries.ts'

export const languages = os.languages.router({
  list: os.languages.list.handler(async ({ context: { db, caller } }) => ({
    languages: await listLanguages(db, caller && holds(caller, 'access_cms') ? 'all' : 'published'),
  })),
})
