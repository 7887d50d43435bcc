import { callerOf, os } from '../../base/context.ts'
import { textsOf } from './queries.ts'

const publicAreas = ['register', 'error'] as const
const allAreas = [...publicAreas, 'app'] as const

export const localization = os.localization.router({
  website: os.localization.website.handler(async ({ context: { db }, input }) => ({
    localization: await textsOf(db, input.query.language, publicAreas),
  })),
  show: os.localization.show.handler(async ({ context }) => ({
    localization: await textsOf(context.db, callerOf(context).languageId, allAreas),
  })),
  showOne: os.localization.showOne.handler(async ({ context: { db }, input }) => ({
    localization: await textsOf(db, input.params.language_id, allAreas),
  })),
})
