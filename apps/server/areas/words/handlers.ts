import { os } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  exportingVersions,
  importing,
  importingVersions,
  listing,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { wallRows, wordRows } from './queries.ts'
import { wordSheet } from './sheet.ts'

export const walls = os.walls.router({
  list: os.walls.list.handler(listing(wallRows)),
  show: os.walls.show.handler(showing(wallRows)),
  add: os.walls.add.handler(adding(wallRows)),
  edit: os.walls.edit.handler(editing(wallRows)),
  remove: os.walls.remove.handler(removing(wallRows)),
  removeMany: os.walls.removeMany.handler(removingMany(wallRows)),
  restore: os.walls.restore.handler(restoring(wallRows)),
})

export const words = os.words.router({
  list: os.words.list.handler(listing(wordRows)),
  show: os.words.show.handler(showing(wordRows)),
  add: os.words.add.handler(adding(wordRows)),
  edit: os.words.edit.handler(editing(wordRows)),
  remove: os.words.remove.handler(removing(wordRows)),
  removeMany: os.words.removeMany.handler(removingMany(wordRows)),
  restore: os.words.restore.handler(restoring(wordRows)),
  export: os.words.export.handler(exporting(wordSheet)),
  import: os.words.import.handler(importing(wordSheet)),
  languageExport: os.words.languageExport.handler(exportingVersions(wordSheet)),
  languageImport: os.words.languageImport.handler(importingVersions(wordSheet)),
})
