import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { answerConfirmed, answerEntry, endStep } from '../auth/entry-handlers.ts'
import { countingFailures } from '../users/own-password-handlers.ts'
import { unlinkIdentity } from './commands.ts'
import { beginEntry, beginLink, confirmByIdentity, findProven, finish } from './enter-commands.ts'
import { removeProvider, saveProvider } from './provider-commands.ts'
import {
  findInstitutionProvider,
  findProviderOfDomain,
  institutionKey,
  listIdentities,
  shownProvider,
} from './queries.ts'

/** Each may reach out to a provider. */
async function takeAddress({ limits, address }: Context) {
  const seconds = await limits.take('providerAddress', address)
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
}

/** The provider of the own institution is in no scope of its members. */
const listOwn = (context: Context) =>
  withoutTenantScope(() => listIdentities(context, getCaller(context)))

async function showInstitution({ db, providerClient }: Context, id: number) {
  const row = await findInstitutionProvider(db, id)
  if (!row) throw notFound()
  return {
    provider: {
      issuer: row.issuer,
      client_id: row.clientId,
      return_url: providerClient.returnUrl(institutionKey(id)),
      email_domains: row.domains,
    },
  }
}

export const identities = api.identities.router({
  providers: api.identities.providers.handler(({ context }) => ({
    providers: context.providers.map(shownProvider),
  })),
  find: api.identities.find.handler(async ({ context, input: { body } }) => {
    await takeAddress(context)
    const provider = await findProviderOfDomain(context, body.domain)
    return { provider: provider ? shownProvider(provider) : null }
  }),
  begin: api.identities.begin.handler(async ({ context, input: { params, body } }) => {
    await takeAddress(context)
    const begun = unwrap(await beginEntry(context, { ...body, key: params.provider }))
    context.sendStep(begun.token)
    return { url: begun.url }
  }),
  enter: api.identities.enter.handler(async ({ context, input: { params, body } }) => {
    await takeAddress(context)
    endStep(context)
    const { caller } = context
    const done = unwrap(await finish(context, { key: params.provider, answer: body, caller }))
    if ('linked' in done) return { linked: true as const }
    if ('entered' in done) return answerEntry(context, unwrap(done.entered))
    context.sendStep(done.step)
    return { identity: done.unlinked }
  }),
  proven: api.identities.proven.handler(async ({ context }) => ({
    identity: unwrap(await findProven(context)),
  })),
  confirm: api.identities.confirm.handler(async ({ context, input: { body } }) => {
    const { entry } = unwrap(await confirmByIdentity(context, body.sign_up))
    return answerConfirmed(context, entry)
  }),

  list: api.identities.list.handler(({ context }) => listOwn(context)),
  beginLink: api.identities.beginLink.handler(async ({ context, input: { params, body } }) => {
    const begun = unwrap(
      await countingFailures(context, () =>
        beginLink(signedIn(context), { ...body, key: params.provider }),
      ),
    )
    context.sendStep(begun.token)
    return { url: begun.url }
  }),
  unlink: api.identities.unlink.handler(async ({ context, input: { params } }) => {
    if (!(await unlinkIdentity(signedIn(context), params.identity_id))) throw notFound()
    return listOwn(context)
  }),

  showInstitution: api.identities.showInstitution.handler(({ context, input: { params } }) =>
    showInstitution(context, params.organization_id),
  ),
  saveInstitution: api.identities.saveInstitution.handler(
    async ({ context, input: { params, body } }) => {
      const id = params.organization_id
      const { issuer, client_id: clientId, client_secret: secret } = body
      await showInstitution(context, id)
      unwrap(await saveProvider(signedIn(context), { id, issuer, clientId, secret }))
      return showInstitution(context, id)
    },
  ),
  removeInstitution: api.identities.removeInstitution.handler(
    async ({ context, input: { params } }) => {
      if (!(await removeProvider(signedIn(context), params.organization_id))) throw notFound()
      return {}
    },
  ),
})
