import { z } from 'zod'
import { documentErrors } from '../error-groups.ts'
import { Id, route, signedIn } from '../route.ts'

/** The parts of each document; without a list all of them. */
export const plpParts = ['scores', 'definition', 'statements', 'own_statements'] as const
export const cardParts = ['scores', 'text', 'notes'] as const
export const pwpParts = ['scores', 'statements'] as const

export const documentParts = [...new Set([...plpParts, ...cardParts, ...pwpParts])] as const

/** `self` addresses the person, `others` speaks about the person by name. */
const audience = z.enum(['self', 'others']).default('self')

export const DocumentRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('plp'),
    user_id: Id.optional(),
    sheet: z.enum(['page', 'full']).default('page').describe('One page, or everything.'),
    parts: z.array(z.enum(plpParts)).optional(),
    audience,
  }),
  z.strictObject({
    kind: z.literal('pwp'),
    parts: z.array(z.enum(pwpParts)).optional(),
    audience,
  }),
  z.strictObject({
    kind: z.literal('card'),
    task_id: Id,
    parts: z.array(z.enum(cardParts)).optional(),
    audience,
  }),
  z.strictObject({
    kind: z.literal('tasks'),
    task_ids: z.array(Id).min(1, { error: 'required' }).max(100),
    audience,
  }),
])
DocumentRequest.register(z.globalRegistry, {
  id: 'DocumentRequest',
  description: 'What a document contains.',
})
export type DocumentInput = z.input<typeof DocumentRequest>
export type DocumentRequest = z.output<typeof DocumentRequest>

export const documents = {
  pdf: route(
    'POST /documents/pdf',
    signedIn(),
    'A profile, strategy card, tasks or work profile as a PDF',
    { errors: [...documentErrors, 'not_found'] },
  )
    .input(z.object({ body: DocumentRequest }))
    .output(z.file().mime('application/pdf')),
  pages: route(
    'POST /documents/pages',
    signedIn(),
    'The pages of the same document as one picture, below each other',
    { errors: [...documentErrors, 'not_found'] },
  )
    .input(z.object({ body: DocumentRequest }))
    .output(z.file().mime('image/svg+xml')),
}
