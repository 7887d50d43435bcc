import { z } from 'zod'
import { secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import {
  awaitingToo,
  everyone,
  guestsToo,
  Id,
  Nothing,
  notByCard,
  route,
  signedIn,
  signedInEverywhere,
} from '../route.ts'
import { Entered } from './auth.ts'

const Provider = z.object({
  key: z.string().describe('For the paths of the calls.'),
  label: z.string().describe('Its name, such as Google.'),
})
Provider.register(z.globalRegistry, { id: 'SignInProvider' })

const ProviderKey = text(40, 'required').describe('The key of the provider.')
const Url = z.object({ url: z.string().describe('Where the browser goes to sign in.') })

const Sent = text(limits.callbackValue, 'required').optional()

const Identity = z.object({
  id: z.number().int(),
  label: z.string().describe('The name of the provider, or its address.'),
  email: z.string(),
  linked_at: z.string().describe('ISO 8601.'),
  last_used_at: z.string().nullable(),
})
const Identities = z.object({
  identities: z.array(Identity),
  providers: z.array(Provider).describe('Which can be linked.'),
})
Identities.register(z.globalRegistry, { id: 'LinkedSignIns' })
export type LinkedSignIns = z.infer<typeof Identities>

const Unlinked = z.object({
  identity: z.object({
    email: z.string(),
    label: z.string(),
    has_account: z.boolean().describe('Whether an account has this address.'),
  }),
})
Unlinked.register(z.globalRegistry, {
  id: 'UnlinkedIdentity',
  description:
    'An identity that belongs to no account yet. It is linked when the owner of the account logs in with `link`, or signs up and confirms.',
})
const Linked = z.object({ linked: z.literal(true) })
Linked.register(z.globalRegistry, {
  id: 'LinkedIdentity',
  description: 'The identity was linked to the account of the caller.',
})

const InstitutionProvider = z.object({
  issuer: z.string(),
  client_id: z.string(),
  return_url: z.string().describe('What the provider has to know as the redirect URI.'),
  email_domains: z.array(z.string()).describe('Whose addresses lead to the provider.'),
})
const Settings = z.object({
  provider: InstitutionProvider.extend({
    issuer: InstitutionProvider.shape.issuer.nullable(),
    client_id: InstitutionProvider.shape.client_id.nullable(),
  }),
})
Settings.register(z.globalRegistry, { id: 'InstitutionProvider' })

/** Open to everybody who is signed in, also to guests and to who waits for a guardian. */
const own = notByCard(awaitingToo(guestsToo(signedIn())))
const administers = signedInEverywhere('access_users', 'access_institutions', 'admin_institutions')
const institution = z.object({ organization_id: Id })
const Issuer = text(limits.providerField, 'required').refine(
  (value) => URL.parse(value)?.protocol === 'https:',
  { error: 'issuer_wrong' },
)

export const identities = {
  providers: route(
    'GET /login/providers',
    everyone,
    'The providers with which anybody can sign in',
  ).output(z.object({ providers: z.array(Provider) })),
  find: route(
    'POST /login/providers/find',
    everyone,
    'The provider of the institution with this e-mail domain',
    { errors: ['too_many'] },
  )
    .input(
      z.object({ body: z.strictObject({ domain: text(limits.institution.domain, 'required') }) }),
    )
    .output(z.object({ provider: Provider.nullable() })),
  begin: route(
    'POST /login/provider/{provider}',
    everyone,
    'Begin to sign in at a provider; the browser gets a cookie that the answer is bound to',
    { errors: ['provider_unknown', 'provider_down', 'too_many'] },
  )
    .input(
      z.object({
        params: z.object({ provider: ProviderKey }),
        body: z.strictObject({ rememberMe: z.boolean().default(false), lang_id: Id.optional() }),
      }),
    )
    .output(Url),
  enter: route(
    'POST /login/provider/{provider}/callback',
    everyone,
    'Finish with what the provider sent back, once',
    {
      errors: [
        'provider_unknown',
        'provider_down',
        'provider_declined',
        'provider_invalid',
        'provider_unverified',
        'provider_outsider',
        'sign_in_over',
        'identity_taken',
        'identities_full',
        'account_closing',
        'account_closing_family',
        'inactive',
        'unverified',
        'one_time_expired',
        'too_many',
      ],
    },
  )
    .input(
      z.object({
        params: z.object({ provider: ProviderKey }),
        body: z
          .strictObject({ code: Sent, state: Sent, iss: Sent, error: Sent })
          .describe('These parameters of the address to which the provider sent the browser.'),
      }),
    )
    .output(z.union([Entered, Unlinked, Linked])),
  proven: route(
    'GET /login/identity',
    everyone,
    'The identity that a provider has just confirmed in this browser',
    { errors: ['sign_in_over'] },
  ).output(Unlinked),
  confirm: route(
    'POST /login/identity',
    everyone,
    'Confirm the address of a sign-up that was made in this browser by the identity, in place of the mailed code',
    { errors: ['sign_in_over', 'sign_up_elsewhere'] },
  )
    .input(z.object({ body: z.strictObject({ sign_up: text(200, 'required') }) }))
    .output(Entered),

  list: route('GET /users/identities', own, 'The linked sign-ins of the caller').output(Identities),
  beginLink: route(
    'POST /users/identities/begin/{provider}',
    own,
    'Begin to link a provider to the own account, with its password',
    { errors: ['provider_unknown', 'provider_down', 'locked', 'identities_full'] },
  )
    .input(
      z.object({
        params: z.object({ provider: ProviderKey }),
        body: z.strictObject({
          password: secret('password_missing')
            .optional()
            .describe('The current password; may be left out by an account without one.'),
        }),
      }),
    )
    .output(Url),
  unlink: route('DELETE /users/identities/{identity_id}', own, 'Remove a linked sign-in', {
    errors: ['not_found'],
  })
    .input(z.object({ params: z.object({ identity_id: Id }) }))
    .output(Identities),

  showInstitution: route(
    'GET /organizations/provider/{organization_id}',
    administers,
    'The provider with which the members of an institution sign in',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: institution }))
    .output(Settings),
  saveInstitution: route(
    'PUT /organizations/provider/{organization_id}',
    administers,
    'Set that provider; its secret is never shown again',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: institution,
        body: z.strictObject({
          issuer: Issuer,
          client_id: text(limits.providerField, 'required'),
          client_secret: secret('required')
            .optional()
            .describe('May be left out when there is one and the issuer stays.'),
        }),
      }),
    )
    .output(Settings),
  removeInstitution: route(
    'DELETE /organizations/provider/{organization_id}',
    administers,
    'Remove that provider; members sign in with their password',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: institution }))
    .output(Nothing),
}
