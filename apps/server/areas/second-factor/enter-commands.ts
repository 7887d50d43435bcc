import { factorTries } from '@quartet/domain/sign-in.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { stepOf } from '../../security/authenticator-app.ts'
import { authenticationOptions, readAuthentication } from '../../security/webauthn.ts'
import type { CommandContext } from '../../services.ts'
import { openSession } from '../auth/commands.ts'
import { type LoginContext, settleEntry } from '../auth/login-commands.ts'
import { countTry, findStep, takeStep } from '../auth/step-commands.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import { mailTo } from './mails.ts'
import { countRecoveryCodes, findAuthenticator, passkeysOf } from './queries.ts'
import { takeRecoveryCode } from './recovery-commands.ts'
import { authenticators, passkeys } from './tables.ts'

type Proof = {
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: Record<string, unknown> | undefined
}
type StepContext = CommandContext & { stepToken: string | undefined }
const kind = 'second_factor'

/** The account whose second factor is due in this browser. */
export async function findDueAccount({ db, now, stepToken }: StepContext) {
  return (await findStep(db, now, { token: stepToken, kind }))?.userId ?? undefined
}

/** The ways in which the second factor can be given now. */
export async function showDue(context: StepContext) {
  const { db, publicUrl, stepToken } = context
  const userId = await findDueAccount(context)
  if (!userId || !stepToken) return fail('sign_in_over')
  const keys = await passkeysOf(db, userId)
  const app = await findAuthenticator(db, userId)
  return ok({
    app: Boolean(app?.encryptedSecret),
    recovery: (await countRecoveryCodes(db, userId)) > 0,
    passkey: keys.length > 0 ? await authenticationOptions(publicUrl, stepToken, keys) : null,
  })
}

/** Finishes a sign-in with the second factor; the step can be tried five times. */
export async function enterWithFactor(context: LoginContext, proof: Proof) {
  const { db, now, stepToken: token, device } = context
  const tried = await countTry(db, now, { token, kind, most: factorTries })
  if (!tried?.userId || !token) return fail('sign_in_over')
  const userId = tried.userId
  const { rememberMe = false, languageId, identity } = tried.data
  return db.transaction(async (tx) => {
    const account = await lockUser(tx, userId)
    const step = await findStep(tx, now, { token, kind })
    if (!account || account.removed === 1 || !step) return fail('sign_in_over')
    if (!(await takeProof(tx, context, { userId, token, proof })))
      return fail(proof.passkey ? 'passkey_wrong' : 'second_factor_wrong')
    await takeStep(tx, now, { token, kind })
    const session = await openSession(tx, userId, now, { ...device, remembered: rememberMe })
    await settleEntry(tx, context, account, {
      languageId: languageId ?? account.languageId,
      identity,
    })
    if (proof.recovery_code) await reportRecoveryCode(tx, context, account)
    return ok({
      ...session,
      choosesPassword: account.mustChoosePassword,
      languageId: languageId ?? account.languageId,
    })
  })
}

type Given = { userId: number; token: string; proof: Proof }

/** Whether the proof is right and unused; it is used up. */
async function takeProof(tx: Transaction, context: CommandContext, given: Given) {
  const { userId, token, proof } = given
  if (proof.recovery_code) return takeRecoveryCode(tx, userId, proof.recovery_code)
  if (proof.passkey) return takePasskey(tx, context, { userId, token, answer: proof.passkey })
  return takeAppCode(tx, context, { userId, code: proof.code ?? '' })
}

/** A code counts once, and none from before the last one that was used. */
export async function takeAppCode(
  tx: Transaction,
  { secrets, now }: CommandContext,
  { userId, code }: { userId: number; code: string },
) {
  const app = await findAuthenticator(tx, userId)
  const secret = app?.encryptedSecret && secrets.open(app.encryptedSecret, `totp ${userId}`)
  const step = typeof secret === 'string' ? stepOf(secret, code, now) : undefined
  if (step === undefined) return false
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning()
  return taken.length > 0
}

async function takePasskey(
  tx: Transaction,
  { publicUrl, now }: CommandContext,
  { userId, token, answer }: { userId: number; token: string; answer: Record<string, unknown> },
) {
  const passkey = await findPasskey(tx, userId, String(answer.id))
  const counter = passkey && (await readAuthentication(publicUrl, token, { passkey, answer }))
  if (!passkey || counter === undefined) return false
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, passkey.id))
  return true
}

async function findPasskey(db: Reader, userId: number, credentialId: string) {
  const [found] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), sql`${passkeys.credentialId} = ${credentialId}`))
  return found
}

/** Somebody who has only the codes may be a thief, so the owner learns of each that was used. */
async function reportRecoveryCode(
  tx: Transaction,
  context: CommandContext,
  account: NonNullable<Awaited<ReturnType<typeof lockUser>>>,
) {
  await writeLog(tx, context.now, {
    action: 'update',
    entity: 'second_factor',
    actorId: account.id,
    subjectId: account.id,
    newValue: { recovery_code: 'used' },
  })
  const left = await countRecoveryCodes(tx, account.id)
  await mailTo(tx, context, account, { name: 'recovery_code_used', count: left })
}
