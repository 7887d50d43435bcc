import { maxIdentities } from '@quartet/domain/sign-in.ts'
import { eq } from 'drizzle-orm'
import { withoutTenantScope } from '../../db/tenant.ts'
import { fail, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import type { CallerContext } from '../../services.ts'
import { confirmAddress } from '../auth/commands.ts'
import { enter, type LoginContext } from '../auth/login-commands.ts'
import { findStep, openStep, takeStep } from '../auth/step-commands.ts'
import type { ProvenIdentity, StepData } from '../auth/tables.ts'
import { holdWithInviters } from '../invitations/answer-commands.ts'
import { proveOwnPassword } from '../users/own-password-commands.ts'
import { findUser, findUserByEmail, lockUser } from '../users/queries.ts'
import type { Provider, ProviderAnswer } from './client.ts'
import { linkIdentity } from './commands.ts'
import { countIdentities, findIdentity, findProvider, takesAddress } from './queries.ts'
import { identities } from './tables.ts'

type Begun = { userId?: number; data: StepData }

/** Where the browser goes, and the token for its cookie. */
async function begin(
  context: Pick<LoginContext, 'db' | 'now' | 'providerClient'>,
  provider: Provider,
  begun: Begun,
) {
  const { db, now, providerClient } = context
  const token = newToken()
  const address = await providerClient.begin(provider, token)
  if (!address.ok) return address
  const data = { ...begun.data, provider: provider.key }
  await withoutTenantScope(() => openStep(db, now, { ...begun, kind: 'provider', data, token }))
  return ok({ url: address.url, token })
}

export async function beginEntry(
  context: LoginContext,
  { key, rememberMe, lang_id }: { key: string; rememberMe: boolean; lang_id?: number | undefined },
) {
  const provider = await findProvider(context, key)
  if (!provider) return fail('provider_unknown')
  return begin(context, provider, {
    data: { rememberMe, ...(lang_id !== undefined && { languageId: lang_id }) },
  })
}

/** Begins to link a provider to the account of the caller, who enters the password again. */
export async function beginLink(
  context: CallerContext,
  { key, password }: { key: string; password?: string | undefined },
) {
  const { db, caller } = context
  const provider = await withoutTenantScope(() => findProvider(context, key))
  const isOthers = provider?.organizationId && provider.organizationId !== caller.organizationId
  if (!provider || isOthers) return fail('provider_unknown')
  const proven = await proveOwnPassword(db, caller.id, password)
  if (!proven.ok) return proven
  if ((await countIdentities(db, caller.id)) >= maxIdentities) return fail('identities_full')
  return begin(context, provider, { userId: caller.id, data: {} })
}

type Callback = { key: string; answer: ProviderAnswer; caller: Caller | undefined }

/** Finishes at the page to which the provider sent the browser. The step counts once. */
export async function finish(context: LoginContext, { key, answer, caller }: Callback) {
  const { db, now, stepToken, providerClient } = context
  const step = await takeStep(db, now, { token: stepToken, kind: 'provider' })
  if (!step || !stepToken || step.data.provider !== key) return fail('sign_in_over')
  if (step.userId !== null && step.userId !== caller?.id) return fail('sign_in_over')
  const provider = await findProvider(context, key)
  if (!provider) return fail('provider_unknown')
  const redeemed = await providerClient.redeem(provider, stepToken, answer)
  if (!redeemed.ok) return redeemed
  const { issuer, subject, email } = redeemed
  const { organizationId } = provider
  const identity = { provider: key, issuer, subject, email, organizationId }
  if (organizationId !== null && !(await takesAddress(db, organizationId, email)))
    return fail('provider_outsider')
  return step.userId === null
    ? enterAs(context, { identity, provider, wishes: step.data })
    : linkTo(context, step.userId, identity)
}

type Known = { identity: ProvenIdentity; provider: Provider; wishes: StepData }

/** Signs in the owner of the identity; one that belongs to nobody waits for its owner. */
async function enterAs(context: LoginContext, { identity, provider, wishes }: Known) {
  const { db, now } = context
  const linked = await findIdentity(db, identity.issuer, identity.subject)
  const account = linked && (await findUser(db, linked.userId))
  if (!linked || !account) return waitForOwner(context, identity, provider)
  // whoever left an institution is not signed in by what the institution controls
  const institutions = [provider.organizationId, linked.organizationId].filter((id) => id !== null)
  if (institutions.some((id) => id !== account.organizationId)) return fail('provider_outsider')
  const { rememberMe = false, languageId } = wishes
  const entered = await enter(context, account, { rememberMe, lang_id: languageId })
  if (!entered.ok) return entered.error === 'credentials_wrong' ? fail('sign_in_over') : entered
  await db.update(identities).set({ lastUsedAt: now }).where(eq(identities.id, linked.id))
  return ok({ entered })
}

/** An address alone proves no account: its owner logs in, or signs up. */
async function waitForOwner(context: LoginContext, identity: ProvenIdentity, { label }: Provider) {
  const { db, now } = context
  const account = await findUserByEmail(db, identity.email)
  const isOutsider =
    account &&
    identity.organizationId !== null &&
    account.organizationId !== identity.organizationId
  if (isOutsider) return fail('provider_outsider')
  const step = await openStep(db, now, { kind: 'identity', data: { identity } })
  return ok({
    step,
    unlinked: { email: identity.email, label, has_account: account !== undefined },
  })
}

async function linkTo(context: LoginContext, userId: number, identity: ProvenIdentity) {
  return context.db.transaction(async (tx) => {
    const account = await lockUser(tx, userId)
    if (!account || account.removed === 1) return fail('sign_in_over')
    const error = await linkIdentity(tx, context, account, identity)
    return error ? fail(error) : ok({ linked: true as const })
  })
}

/** The identity that waits for its owner in this browser. */
export async function findProven(context: LoginContext) {
  const { db, now, stepToken: token } = context
  const identity = (await findStep(db, now, { token, kind: 'identity' }))?.data.identity
  const provider = identity && (await findProvider(context, identity.provider))
  if (!identity || !provider) return fail('sign_in_over')
  const account = await findUserByEmail(db, identity.email)
  const { email } = identity
  return ok({ email, label: provider.label, has_account: account !== undefined })
}

/**
 * Confirms the address of a sign-up of this browser, as the mailed code would: a provider of the
 * operator has confirmed it. Providers of institutions confirm nothing outside their institution.
 */
export async function confirmByIdentity(context: LoginContext, signUp: string) {
  const { db, now, stepToken: token } = context
  const step = await findStep(db, now, { token, kind: 'identity' })
  const identity = step?.data.identity
  if (!identity || identity.organizationId !== null) return fail('sign_in_over')
  const found = await findUserByEmail(db, identity.email)
  if (!found || found.removed === 1 || found.emailVerifiedAt) return fail('sign_in_over')
  return db.transaction(async (tx) => {
    await holdWithInviters(tx, found.id, now)
    const account = await lockUser(tx, found.id)
    if (!account || account.emailVerifiedAt) return fail('sign_in_over')
    if (account.signUpHash !== digestOf(signUp)) return fail('sign_up_elsewhere')
    if (!(await takeStep(tx, now, { token, kind: 'identity' }))) return fail('sign_in_over')
    const entry = await confirmAddress(tx, context, account)
    await linkIdentity(tx, context, account, identity)
    return ok({ entry })
  })
}
