import type { Transaction } from '../../db/db.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../services.ts'
import { addresseeOf, listAddressees } from '../languages/queries.ts'

type Change = { name: 'sign_in_linked' | 'sign_in_unlinked'; email: string }

/** `email` is the address at the provider. */
const changeMail = (to: Addressee, { name, email }: Change, url: string) =>
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

/** Mails everybody whose linked sign-in an institution ended, by the address at the provider. */
export async function mailUnlinked(
  tx: Transaction,
  { queue, publicUrl }: Context,
  unlinked: readonly { userId: number; email: string }[],
) {
  const people = await listAddressees(
    tx,
    unlinked.map(({ userId }) => userId),
  )
  const addressees = new Map(people.map(({ id, ...to }) => [id, to]))
  const mails = unlinked.flatMap(({ userId, email }) => {
    const to = addressees.get(userId)
    const change = { name: 'sign_in_unlinked', email } as const
    return to ? [{ ...changeMail(to, change, publicUrl), of: [userId] }] : []
  })
  await queue.sendMany(tx, 'mail', mails)
}
