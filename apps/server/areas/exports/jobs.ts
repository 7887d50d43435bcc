import { addDays } from '@quartet/domain/dates.ts'
import { zipOwnData } from '../../data-export/own-data-zip.ts'
import type { Transaction } from '../../db/db.ts'
import type { Jobs } from '../../queue/queue.ts'
import type { Services } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { notify } from '../notifications/commands.ts'
import { forgetExports, giveUp, markReady } from './commands.ts'
import { exportReadyMail } from './mails.ts'
import { findExport, findReader, holdExport, openContents, outdated } from './queries.ts'

/** Days in which an export is tried (method D44); after that the person can request another. */
const triedDays = 1

/**
 * Writes the file, marks the export as ready and mails the person who requested it. Safe to run
 * again: it still results in one file and one mail. Removes the file when the export row is gone.
 */
export async function writeExport(services: Services, { id, file }: Jobs['export']) {
  const { db, files } = services
  const begun = await findExport(db, id)
  if (begun && begun.state !== 'waiting') return
  const bytes = begun && (await writeFile(services, begun))

  const stays = await db.transaction(async (tx) => {
    if (bytes === undefined || !(await markReady(tx, id, bytes, services.clock()))) return false
    if (begun?.requestedBy === 'self') await announce(services, tx, begun.userId)
    return true
  })
  if (!stays && !(await findExport(db, id))) await files.remove('exports', file)
}

async function announce({ queue, publicUrl, clock }: Services, tx: Transaction, userId: number) {
  const [wantsMail] = await notify(tx, clock(), 'export_ready', [{ userId, data: {} }])
  const reader = wantsMail && (await findReader(tx, userId))
  const to = reader && (await addresseeOf(tx, reader))
  if (to) await queue.send(tx, 'mail', exportReadyMail(to, publicUrl))
}

/**
 * Writes everything about a person at one moment, as data and as a page to read. Returns the bytes
 * written, undefined when the person is gone. Throws when another process writes it.
 */
async function writeFile(
  { db, files, clock }: Services,
  { id, file, userId }: { id: number; file: string; userId: number },
) {
  const reader = await findReader(db, userId)
  if (!reader) return undefined
  const picture = await pictureOf(files, reader.image)
  const head = {
    locale: reader.locale,
    name: `${reader.firstName} ${reader.lastName}`.trim(),
    at: clock().toISOString(),
    picture,
  }
  return db.transaction(async (tx) => {
    if (!(await holdExport(tx, id))) throw new Error('another process writes this export')
    return files.write('exports', file, zipOwnData(head, await openContents(tx, userId)))
  })
}

const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** The uploaded photo; a drawn picture has no file. */
async function pictureOf(files: Services['files'], image: string | null) {
  const [, extension = ''] = /^[\w-]+\.(png|jpg|webp)$/.exec(image ?? '') ?? []
  const bytes = extension && image ? await files.read('avatars', image) : undefined
  return (
    bytes && { type: pictureTypes[extension] ?? '', extension, base64: bytes.toString('base64') }
  )
}

/**
 * Deletes expired exports with their files and leftover partial files, and gives up exports that
 * could not be written.
 */
export async function tidyExports(services: Services, now: Date) {
  await giveUp(services.db, addDays(now, -triedDays), now)
  await services.files.removeParts('exports', addDays(now, -triedDays))
  for (
    let gone = await outdated(services.db, now);
    gone.length > 0;
    gone = await outdated(services.db, now)
  )
    await forgetExports(services, gone)
}
