import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import { maxPasskeys, stepMinutes } from '@quartet/domain/sign-in.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { fail, ok } from '../../result.ts'
import { newSecret, stepOf, urlOf } from '../../security/authenticator-app.ts'
import { readRegistration, registrationOptions } from '../../security/webauthn.ts'
import type { CallerContext } from '../../services.ts'
import { endSteps } from '../auth/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { findRights } from '../roles/rights-queries.ts'
import { passwordWrong, proveOwnPassword } from '../users/own-password-commands.ts'
import { findUser, holdPassword, lockUser } from '../users/queries.ts'
import { mustUseFactor } from './duty-queries.ts'
import { type FactorMail, mailTo } from './mails.ts'
import { countRecoveryCodes, findAuthenticator, needsSecondFactor, passkeysOf } from './queries.ts'
import { renewRecoveryCodes } from './recovery-commands.ts'
import { authenticators, passkeys, recoveryCodes } from './tables.ts'

const stepMillis = stepMinutes * 60_000
const owner = (userId: number) => `totp ${userId}`

/** Runs a change of the caller's own second factor with the password, which must not change meanwhile. */
async function withPassword<Done>(
  { db, caller }: CallerContext,
  password: string | undefined,
  change: (tx: Transaction) => Promise<Done>,
) {
  const proven = await proveOwnPassword(db, caller.id, password)
  if (!proven.ok) return proven
  return db.transaction(async (tx) =>
    (await holdPassword(tx, caller.id, proven.known)) ? change(tx) : passwordWrong('changed'),
  )
}

/** A secret for a new app; the present one counts until the first code of the new one is entered. */
export const beginApp = (context: CallerContext, password: string | undefined) =>
  withPassword(context, password, async (tx) => {
    const { caller, now, secrets } = context
    const secret = newSecret()
    const pending = {
      pendingSecret: secrets.encrypt(secret, owner(caller.id)),
      pendingUntil: new Date(now.getTime() + stepMillis),
    }
    await tx
      .insert(authenticators)
      .values({ userId: caller.id, ...pending })
      .onConflictDoUpdate({ target: authenticators.userId, set: pending })
    const account = await findUser(tx, caller.id)
    return ok({ secret, url: urlOf(secret, account?.email ?? caller.firstName) })
  })

export async function confirmApp(context: CallerContext, code: string) {
  const { db, caller, now, secrets } = context
  return db.transaction(async (tx) => {
    await lockUser(tx, caller.id)
    const app = await findAuthenticator(tx, caller.id)
    const isPending = app?.pendingSecret && app.pendingUntil && app.pendingUntil > now
    const secret = isPending ? secrets.open(app.pendingSecret ?? '', owner(caller.id)) : undefined
    if (typeof secret !== 'string') return fail('sign_in_over')
    const step = stepOf(secret, code, now)
    if (step === undefined) return fail('second_factor_wrong')
    await tx
      .update(authenticators)
      .set({
        encryptedSecret: app?.pendingSecret ?? null,
        createdAt: now,
        lastStep: step,
        pendingSecret: null,
        pendingUntil: null,
      })
      .where(eq(authenticators.userId, caller.id))
    return ok(await turnedOn(tx, context, { app: 'added' }))
  })
}

const Begun = z.object({ challenge: z.string(), until: z.number() })

export const beginPasskey = (context: CallerContext, password: string | undefined) =>
  withPassword(context, password, async (tx) => {
    const { caller, now, secrets, publicUrl } = context
    const present = await passkeysOf(tx, caller.id)
    if (present.length >= maxPasskeys) return fail('passkeys_full')
    const account = await findUser(tx, caller.id)
    const name = account?.email ?? caller.firstName
    const options = await registrationOptions(publicUrl, { id: caller.id, name }, present)
    const begun = { challenge: options.challenge, until: now.getTime() + stepMillis }
    return ok({ options: { ...options }, token: secrets.encrypt(begun, passkeyOwner(caller)) })
  })

/** The session too, so that the password was entered in it. */
const passkeyOwner = ({ id, sessionHash }: CallerContext['caller']) =>
  `passkey ${id} ${sessionHash}`

type NewPasskey = { token: string; name: string; passkey: Record<string, unknown> }

export async function addPasskey(context: CallerContext, { token, name, passkey }: NewPasskey) {
  const { db, caller, now, secrets, publicUrl } = context
  const begun = Begun.safeParse(secrets.open(token, passkeyOwner(caller)))
  if (!begun.success || begun.data.until < now.getTime()) return fail('sign_in_over')
  const read = await readRegistration(publicUrl, begun.data.challenge, passkey)
  if (!read) return fail('passkey_wrong')
  return db.transaction(async (tx) => {
    await lockUser(tx, caller.id)
    if ((await passkeysOf(tx, caller.id)).length >= maxPasskeys) return fail('passkeys_full')
    const added = await tx
      .insert(passkeys)
      .values({ userId: caller.id, name, ...read, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) return fail('passkey_wrong')
    return ok(await turnedOn(tx, context, { passkey: 'added' }))
  })
}

/** Logs and mails what was added; the first one comes with recovery codes. */
async function turnedOn(tx: Transaction, context: CallerContext, what: Record<string, string>) {
  const { caller, now } = context
  const isFirst = (await countRecoveryCodes(tx, caller.id)) === 0
  const codes = isFirst ? await renewRecoveryCodes(tx, caller.id, now) : null
  await endSteps(tx, caller.id)
  await report(tx, context, what, { name: 'second_factor_added' })
  return { recovery_codes: codes }
}

/** Removes the app (null) or a passkey; with the last of them the recovery codes go, too. */
export const removeFactor = (
  context: CallerContext,
  { password, passkey_id: id }: { password?: string | undefined; passkey_id: number | null },
) =>
  withPassword(context, password, async (tx) => {
    const { caller } = context
    if (await isLastRequired(tx, caller.id, id)) return fail('second_factor_required')
    const removed =
      id === null
        ? await tx
            .delete(authenticators)
            .where(
              and(eq(authenticators.userId, caller.id), isNotNull(authenticators.encryptedSecret)),
            )
            .returning()
        : await tx
            .delete(passkeys)
            .where(and(eq(passkeys.userId, caller.id), eq(passkeys.id, id)))
            .returning()
    if (removed.length === 0) return ok({ found: false })
    if (!(await needsSecondFactor(tx, caller.id))) await removeAll(tx, caller.id)
    const what = id === null ? { app: 'removed' } : { passkey: 'removed' }
    await report(tx, context, what, { name: 'second_factor_removed' })
    return ok({ found: true })
  })

/** Whether a role requires a second factor and this is the only one: the app (null) or a passkey. */
async function isLastRequired(tx: Transaction, userId: number, id: number | null) {
  if (!(await mustUseFactor(tx, userId))) return false
  const app = await findAuthenticator(tx, userId)
  const keys = await passkeysOf(tx, userId)
  const present = [...(app?.encryptedSecret ? [null] : []), ...keys.map((key) => key.id)]
  return present.length === 1 && present[0] === id
}

async function removeAll(tx: Transaction, userId: number) {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await endSteps(tx, userId)
}

export const renewCodes = (context: CallerContext, password: string | undefined) =>
  withPassword(context, password, async (tx) => {
    const { caller, now } = context
    if (!(await needsSecondFactor(tx, caller.id))) return fail('second_factor_off')
    const codes = await renewRecoveryCodes(tx, caller.id, now)
    await report(tx, context, { recovery_codes: 'renewed' }, { name: 'recovery_codes_new' })
    return ok({ recovery_codes: codes })
  })

/** Turns off the second factor of somebody else, who must have fewer rights than the caller. */
export async function resetFactor(context: CallerContext, personId: number) {
  const { db, caller, now } = context
  if (personId === caller.id) return fail('second_factor_own')
  const rights = await findRights(db, personId, now)
  if (!hasAllGrantsOf(caller.grants, rights) || hasAllGrantsOf(rights, caller.grants))
    return fail('forbidden')
  return withoutTenantScope(() =>
    db.transaction(async (tx) => {
      await lockUser(tx, personId)
      if (!(await needsSecondFactor(tx, personId))) return fail('second_factor_off')
      await removeAll(tx, personId)
      await report(
        tx,
        context,
        { reset: true },
        { name: 'second_factor_reset', subjectId: personId },
      )
      return ok()
    }),
  )
}

async function report(
  tx: Transaction,
  context: CallerContext,
  what: Record<string, unknown>,
  { subjectId = context.caller.id, ...mail }: FactorMail & { subjectId?: number },
) {
  await writeLog(tx, context.now, {
    action: 'update',
    entity: 'second_factor',
    actorId: context.caller.id,
    subjectId,
    newValue: what,
  })
  const account = await findUser(tx, subjectId)
  if (account) await mailTo(tx, context, account, mail)
}
