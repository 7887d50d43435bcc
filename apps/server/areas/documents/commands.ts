import type { DocumentRequest } from '@quartet/contract/areas/documents.ts'
import type { Frame } from '../../documents/frame.ts'
import { plpView } from '../../documents/plp.ts'
import type { Template } from '../../documents/typesetter.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { finishedAttempts, toAttemptView } from '../inventory/queries.ts'
import { viewPerson } from '../profile/commands.ts'
import { profileCards } from '../profile/queries.ts'
import { findPersonInScope } from '../users/queries.ts'
import { findReader } from './queries.ts'

type RequestOf<Kind extends DocumentRequest['kind']> = Extract<DocumentRequest, { kind: Kind }>
const filenames = {
  plp: 'profile.pdf',
  card: 'task-details.pdf',
  tasks: 'task-details.pdf',
  pwp: 'work-profile.pdf',
} as const satisfies Record<Template, string>

/**
 * Makes a document of what the caller may see. Fails with row_unknown, forbidden, no_result,
 * too_many or documents_busy.
 */
export async function makeDocument(context: CallerContext, request: DocumentRequest) {
  const { limits, caller, typesetter } = context
  const retryAfter = await limits.take('documentPerson', String(caller.id))
  if (retryAfter > 0) return fail('too_many', { retry_after: retryAfter })
  const built = await buildView(context, request)
  if (!built.ok) return built
  const typeset = await typesetter.send({ template: request.kind, data: built.view })
  if (typeset === 'down') return fail('documents_busy', { retry_after: 5 })
  return ok({ title: built.view.title, filename: filenames[request.kind], ...typeset })
}

/** A part is shown when it is in the list, and every part without a list. */
const showsOf =
  <Part extends string>(parts: readonly Part[] | undefined) =>
  (part: Part) =>
    parts === undefined || parts.includes(part)

async function buildView(context: CallerContext, request: DocumentRequest) {
  switch (request.kind) {
    case 'plp':
      return buildPlp(context, request)
    default:
      return fail('row_unknown')
  }
}

async function buildPlp(context: CallerContext, request: RequestOf<'plp'>) {
  const { db, caller, now } = context
  const access = { others: ['access_users'] as const, writes: false }
  const personId = await findPersonInScope(db, caller, request.user_id ?? caller.id, access)
  if (personId === undefined) return fail('row_unknown')
  const person = await viewPerson(context, personId)
  const cards = await profileCards(
    db,
    { ageGroupId: person.age_group_id, languageId: caller.languageId },
    person,
  )
  const attempts = person.sees.includes('scores') ? await finishedAttempts(db, personId) : []
  const view = plpView(
    await findReader(db, caller, now),
    { person, cards, attempts: attempts.map(toAttemptView) },
    {
      own: request.audience === 'self' && personId === caller.id,
      sheet: request.sheet,
      shows: showsOf(request.parts),
    },
  )
  return view ? ok({ view: view satisfies Frame }) : fail('no_result')
}
