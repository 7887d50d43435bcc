import type { Context } from '../../http/context.ts'
import { showUser } from '../profile/queries.ts'
import { rememberDevice } from '../security/commands.ts'
import type { Entry } from './commands.ts'

/** The response before a new password is chosen: it contains no data about the person. */
const toChoose = ({ token, userId, languageId }: Opened) => ({
  access_token: token,
  choose_password: { user_id: userId, language_id: languageId },
})

type Opened = { token: string; userId: number; choosesPassword: boolean; languageId: number }

/** Answers somebody who may sign in; `skipsFactorUntil`: in this browser without second factor. */
export async function answerEntry(
  context: Context,
  entry: Opened | { step: string },
  skipsFactorUntil?: Date,
) {
  if ('step' in entry) return answerStep(context, entry.step)
  // somebody else set the one-time password, so the device is not remembered
  if (entry.choosesPassword) {
    endStep(context)
    return toChoose(entry)
  }
  return answerConfirmed(context, entry, skipsFactorUntil)
}

/** The same for an account that needs no new password. */
export async function answerConfirmed(context: Context, entry: Entry, skipsFactorUntil?: Date) {
  if ('step' in entry) return answerStep(context, entry.step)
  endStep(context)
  const { db, now } = context
  const [user] = await Promise.all([
    showUser(db, entry.userId, now),
    rememberDevice(context, entry.userId, skipsFactorUntil),
  ])
  return { access_token: entry.token, user }
}

function answerStep(context: Context, token: string) {
  context.sendStep(token)
  return { second_factor: true as const }
}

/** Removes the cookie of a step that is over. */
export function endStep({ stepToken, sendStep }: Context) {
  if (stepToken) sendStep(null)
}
