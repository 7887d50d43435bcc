import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { mailChange } from './mails.ts'
import { identities } from './tables.ts'

type Leaver = {
  person: Parameters<typeof mailChange>[2]
  organizationId: number
  actorId: number | null
}

/** What an institution controls opens no account of somebody who left it. */
export async function unlinkInstitution(
  tx: Transaction,
  context: Pick<CommandContext, 'queue' | 'publicUrl' | 'now'>,
  { person, organizationId, actorId }: Leaver,
) {
  const unlinked = await tx
    .delete(identities)
    .where(and(eq(identities.userId, person.id), eq(identities.organizationId, organizationId)))
    .returning()
  for (const { email } of unlinked) {
    await writeLog(tx, context.now, {
      ...{ action: 'delete', entity: 'identities', actorId, subjectId: person.id },
    })
    await mailChange(tx, context, person, { name: 'sign_in_unlinked', email })
  }
}
