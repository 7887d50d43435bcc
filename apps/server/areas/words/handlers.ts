import { api } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  exportingVersions,
  importing,
  importingVersions,
  listing,
  listingWith,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { wallRows, wordRows } from './queries.ts'
import { wordSheet } from './sheet.ts'

export const walls = api.walls.router({
  list: api.walls.list.handler(listing(wallRows)),
  show: api.walls.show.handler(showing(wallRows)),
  add: api.walls.add.handler(adding(wallRows)),
  edit: api.walls.edit.handler(editing(wallRows)),
  remove: api.walls.remove.handler(removing(wallRows)),
  removeMany: api.walls.removeMany.handler(removingMany(wallRows)),
  restore: api.walls.restore.handler(restoring(wallRows)),
})

export const words = api.words.router({
  list: api.words.list.handler(listingWith(wordRows, 'walls')),
  show: api.words.show.handler(showing(wordRows)),
  add: api.words.add.handler(adding(wordRows)),
  edit: api.words.edit.handler(editing(wordRows)),
  remove: api.words.remove.handler(removing(wordRows)),
  removeMany: api.words.removeMany.handler(removingMany(wordRows)),
  restore: api.words.restore.handler(restoring(wordRows)),
  export: api.words.export.handler(exporting(wordSheet)),
  import: api.words.import.handler(importing(wordSheet)),
  languageExport: api.words.languageExport.handler(exportingVersions(wordSheet)),
  languageImport: api.words.languageImport.handler(importingVersions(wordSheet)),
})
