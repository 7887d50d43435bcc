import type { Transaction } from '../../db/db.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'

type Change = { name: 'sign_in_linked' | 'sign_in_unlinked'; email: string }

/** `email` is the address at the provider. */
export const changeMail = (to: Addressee, { name, email }: Change, url: string) =>
  writeMail(name, to, { email, url: `${url}/settings/account` })

type Context = Pick<CommandContext, 'queue' | 'publicUrl'>

export async function mailChange(
  tx: Transaction,
  { queue, publicUrl }: Context,
  account: Parameters<typeof addresseeOf>[1] & { id: number },
  change: Change,
) {
  const to = await addresseeOf(tx, account)
  if (to) await queue.send(tx, 'mail', { ...changeMail(to, change, publicUrl), of: [account.id] })
}
