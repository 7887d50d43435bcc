import type { CommandContext } from '../../services.ts'
import { findUser } from '../users/queries.ts'
import { mailTo } from './mails.ts'

/** Mails the owner of an account that somebody with its password guesses the second factor. */
export const noticeGuesses = (context: CommandContext, userId: number) =>
  context.db.transaction(async (tx) => {
    const account = await findUser(tx, userId)
    if (account) await mailTo(tx, context, account, { name: 'second_factor_guessed' })
  })
