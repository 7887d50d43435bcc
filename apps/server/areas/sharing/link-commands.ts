import { randomBytes } from 'node:crypto'
import type { SharedDocument } from '@quartet/contract/areas/sharing.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { audienceOf, type LinkDays, maxLinks, tamedMessage } from '@quartet/domain/sharing.ts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { holds } from '../../security/caller.ts'
import { sha256Of } from '../../security/tokens.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { makeDocument } from '../documents/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findTaskReader } from '../tasks/queries.ts'
import { findPersonInScope, lockUser } from '../users/queries.ts'
import { countOpenLinks } from './link-queries.ts'
import { isOpen } from './link-state-queries.ts'
import { findPeople, isAdultAt } from './recipient-queries.ts'
import { shareLinks } from './tables.ts'

type Draft = { document: SharedDocument; days: LinkDays; message?: string | undefined }

/**
 * Stores a document as it is now behind a new link. Returns the token, which is stored nowhere.
 * Fails without making the document when a limit is reached.
 */
export async function createLink(context: CallerContext, draft: Draft) {
  const { db, limits, caller, now } = context
  if (!holds(caller, 'access_lci')) return fail('subscription_ended')
  const found = await findOwner(context, draft.document)
  if (!found.ok) return found
  const { person } = await findPeople(db, caller.id, found.personId)
  const audience = audienceOf(caller, { isAdult: isAdultAt(now, person) })
  if (audience === 'anyone' && !caller.emailVerified) return fail('share_unverified')
  if ((await countOpenLinks(db, caller.id, now)) >= maxLinks) return fail('share_links_full')
  const retry_after = await limits.take('linkDay', String(caller.id))
  if (retry_after > 0) return fail('share_day_full', { retry_after })

  const request = { ...draft.document, audience: 'others' as const }
  const made = await makeDocument(context, request)
  if (!made.ok) return made
  const message = tamedMessage(draft.message ?? '')
  return store(context, {
    ...{ personId: person.id, kind: request.kind, request, audience, message },
    document: made,
    expiresAt: addDays(now, draft.days),
  })
}

/** The owner of a document, if the caller may share it. */
async function findOwner({ db, caller, now }: CallerContext, document: SharedDocument) {
  if (document.kind === 'pwp')
    return holds(caller, 'access_pwp') ? ok({ personId: caller.id }) : fail('forbidden')
  const personId =
    document.kind === 'plp'
      ? await findPersonInScope(db, caller, document.user_id ?? caller.id, readsProfiles)
      : (await findTaskReader(db, caller, document.task_id))?.userId
  if (personId === undefined) return fail('row_unknown')
  const seen = await partsSeenBy(db, caller, personId, now)
  const shown = [
    'scores',
    'statements',
    ...(document.kind === 'card' ? ['task_text'] : []),
  ] as typeof seen
  return shown.every((part) => seen.includes(part)) ? ok({ personId }) : fail('forbidden')
}
const readsProfiles = { others: ['access_users'], writes: false } as const

type Made = {
  title: string
  filename: string
  pdf: Uint8Array
  pages: Uint8Array
  pageCount: number
}
type Storing = Pick<
  typeof shareLinks.$inferInsert,
  'personId' | 'kind' | 'request' | 'audience' | 'message' | 'expiresAt'
> & { document: Made }

/** Writes the files before the row; they are removed when the row cannot be written. */
async function store(context: CallerContext, { document, ...values }: Storing) {
  const { db, files, caller, now } = context
  const { title, filename, pdf, pages, pageCount } = document
  const [token, name] = [randomBytes(24), randomBytes(24)].map((one) =>
    one.toString('base64url'),
  ) as [string, string]
  const [pdfFile, pagesFile] = [`${name}.pdf`, `${name}.svg`]
  const remove = () => Promise.all([pdfFile, pagesFile].map((file) => files.remove('shared', file)))
  try {
    await files.write('shared', pdfFile, pdf)
    await files.write('shared', pagesFile, pages)
    const stored = await db.transaction(async (tx) => {
      await lockUser(tx, caller.id) // of two links made at once the second counts the first
      if ((await countOpenLinks(tx, caller.id, now)) >= maxLinks) return fail('share_links_full')
      const [row] = await tx
        .insert(shareLinks)
        .values({
          ...{ ...values, userId: caller.id, languageId: caller.languageId, createdAt: now },
          ...{ tokenHash: sha256Of(token), title, filename, pageCount, pdfFile, pagesFile },
        })
        .returning({ id: shareLinks.id })
      if (!row) throw new Error('no link was stored')
      await writeLog(tx, now, {
        ...{ action: 'share', entity: 'share_links', entityId: row.id },
        ...{ actorId: caller.id, subjectId: values.personId },
        newValue: { kind: values.kind, until: values.expiresAt.toISOString() },
      })
      return ok({ id: row.id, token, expiresAt: values.expiresAt })
    })
    if (!stored.ok) await remove()
    return stored
  } catch (error) {
    await remove().catch(() => {}) // forgetLinks removes what is left
    throw error
  }
}

/**
 * Closes a link that the caller made or that is about the caller. The second of two calls finds it
 * closed and succeeds.
 */
export const revokeLink = (context: CallerContext, id: number) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const [link] = await tx
      .select()
      .from(shareLinks)
      .where(
        and(
          eq(shareLinks.id, id),
          or(eq(shareLinks.userId, caller.id), eq(shareLinks.personId, caller.id)),
        ),
      )
      .for('update')
    if (!link) return fail('row_unknown')
    if (link.revokedAt || link.expiresAt <= now) return ok()
    await closeLinks(tx, context, [link], caller.id)
    return ok()
  })

/** Closes the links that are lost, for good (`isLost` in link-state-queries.ts). */
export const closeLostLinks = (context: JobContext, ids: readonly number[]) =>
  context.db.transaction(async (tx) => {
    const links = await tx
      .select()
      .from(shareLinks)
      .where(and(inArray(shareLinks.id, [...ids]), isOpen(context.now)))
      .for('update')
    await closeLinks(tx, context, links, null)
  })

type JobContext = Pick<CommandContext, 'db' | 'queue' | 'now'>
type Link = typeof shareLinks.$inferSelect

/** `actorId`: who closes them; null for a job. */
async function closeLinks(
  tx: Transaction,
  { queue, now }: Pick<CommandContext, 'queue' | 'now'>,
  links: readonly Link[],
  actorId: number | null,
) {
  await deleteCopies(tx, queue, links, { revokedAt: now })
  const entry = { action: 'delete', entity: 'share_links', actorId } as const
  const entries = links.map(({ id, personId }) => ({ ...entry, entityId: id, subjectId: personId }))
  await writeLog(tx, now, ...entries)
}

/** Deletes the documents of links that have ended or are ended with `change`. */
export async function deleteCopies(
  tx: Transaction,
  queue: CommandContext['queue'],
  links: readonly Link[],
  change: { revokedAt?: Date } = {},
) {
  const ids = links.map(({ id }) => id)
  await tx
    .update(shareLinks)
    .set({ ...change, pdfFile: null, pagesFile: null })
    .where(inArray(shareLinks.id, ids))
  const names = links
    .flatMap(({ pdfFile, pagesFile }) => [pdfFile, pagesFile])
    .filter((name) => name !== null)
  if (names.length > 0) await queue.send(tx, 'remove-files', { kind: 'shared', names })
}

/**
 * Counts one opening of the page of a link; false when it was revoked in the meantime. It says how
 * the link is used, and protects nothing: pages and PDF open without it.
 */
export async function countView(db: Db, id: number, now: Date) {
  const rows = await db
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1`, lastViewedAt: now })
    .where(and(eq(shareLinks.id, id), isNull(shareLinks.revokedAt)))
    .returning({ id: shareLinks.id })
  return rows.length > 0
}
