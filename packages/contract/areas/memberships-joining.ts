import { z } from 'zod'
import { codeErrors, consentLinkErrors } from '../error-groups.ts'
import { text } from '../fields.ts'
import { changesPerson, everyone, Id, Nothing, route } from '../route.ts'
import { ConsentTexts, ShownWords } from './privacy.ts'

const byLink = z.object({ token: text(200, 'required') })

const JoiningRequest = z.object({
  state: z.enum(['asked', 'given']),
  name: z.string().describe('The first name of the person.'),
  institution: z.string(),
  answer_by: z.string().nullable().describe('ISO 8601; null after consent.'),
  consent_texts: ConsentTexts.nullable().describe('The texts of this page; null after consent.'),
})
JoiningRequest.register(z.globalRegistry, {
  id: 'JoiningRequest',
  description:
    'The page of a guardian whose child joins an institution with an account that exists.',
})
export type JoiningRequestView = z.infer<typeof JoiningRequest>

const Agreement = z.strictObject({
  facilitator_scores: z
    .boolean()
    .default(false)
    .describe('Whether the facilitators of the institution may see the scores.'),
  shown: ShownWords,
})
Agreement.register(z.globalRegistry, { id: 'JoiningAgreement' })

const linkErrors = [...consentLinkErrors, 'consent_outgrown', 'consent_late'] as const

export const joiningRoutes = {
  showJoining: route('GET /joining/{token}', everyone, 'What a guardian is asked to agree to', {
    errors: [...linkErrors],
  })
    .input(
      z.object({
        params: byLink,
        query: z.object({ language: Id.default(1) }).describe('The language of the page.'),
      }),
    )
    .output(JoiningRequest),
  confirmJoining: route(
    'POST /joining/{token}/confirm',
    everyone,
    'A guardian agrees: the child joins the institution',
    {
      errors: [
        ...(['consent_text_changed', 'consent_given', 'organization_member'] as const),
        ...linkErrors,
        ...codeErrors,
      ],
    },
  )
    .input(z.object({ params: byLink, body: Agreement }))
    .output(Nothing),
  refuseJoining: route(
    'POST /joining/{token}/refuse',
    everyone,
    'A guardian says no: the request is deleted, the account stays',
    { errors: [...linkErrors, 'consent_given'] },
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  withdrawJoining: route(
    'POST /joining/{token}/withdraw',
    everyone,
    'A guardian takes the consent back: the child leaves the institution, the account stays',
    { errors: [...linkErrors, 'consent_awaited'] },
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  cancelJoining: route(
    'DELETE /users/join_organization/{user_id}',
    changesPerson(),
    'Take back the request to the own guardian',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(Nothing),
}
