import type { Transaction } from '../../db/db.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'

export type FactorMail =
  | { name: 'second_factor_added' | 'second_factor_removed' | 'second_factor_reset' }
  | { name: 'recovery_codes_new' | 'second_factor_guessed' }
  | { name: 'recovery_code_used'; count: number }

const factorMail = (to: Addressee, mail: FactorMail, url: string) =>
  writeMail(mail.name, to, {
    url: `${url}/settings/account`,
    ...('count' in mail && { count: String(mail.count) }),
  })

/** Mails the owner of an account what happened to its second factor. */
export async function mailTo(
  tx: Transaction,
  { queue, publicUrl }: CommandContext,
  account: Parameters<typeof addresseeOf>[1] & { id: number },
  mail: FactorMail,
) {
  const to = await addresseeOf(tx, account)
  if (to) await queue.send(tx, 'mail', { ...factorMail(to, mail, publicUrl), of: [account.id] })
}
