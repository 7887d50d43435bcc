import { addDays } from '@quartet/domain/dates.ts'
import type { Ground } from '../../base/context.ts'
import { exportPage } from '../../base/export-page.ts'
import type { Jobs } from '../../base/queue.ts'
import { zipOf } from '../../base/zip.ts'
import { addresseeOf } from '../languages/queries.ts'
import { forgetExports, giveUp, markReady } from './commands.ts'
import { exportReadyMail } from './mails.ts'
import { contentsOf, findExport, findReader, outdated } from './queries.ts'

/** Days in which an export is tried (method D44); after that the person can ask anew. */
const triedDays = 1

/** Writes the file and tells the person. Run twice it writes the same file once more, and tells once; of who is gone meanwhile nothing stays. */
export async function writeExport(ground: Ground, { id, file }: Jobs['export']) {
  const { db, files, queue, publicUrl } = ground
  const begun = await findExport(db, id)
  if (begun && begun.state !== 'waiting') return
  const zip = begun && (await zipFor(ground, begun.userId))
  if (zip) await files.write('exports', file, zip)

  const stays = await db.transaction(async (tx) => {
    if (!zip || !(await markReady(tx, id, zip.length, ground.clock()))) return false
    const reader = await findReader(tx, begun.userId)
    const to = reader && (await addresseeOf(tx, reader))
    if (to) await queue.send(tx, 'mail', exportReadyMail(to, publicUrl))
    return true
  })
  if (!stays && !(await findExport(db, id))) await files.remove('exports', file)
}

/** Everything about a person at one moment, twice: for programs and to read. */
async function zipFor({ db, files, clock }: Ground, userId: number) {
  const reader = await findReader(db, userId)
  if (!reader) return undefined
  const contents = await contentsOf(db, userId)
  const at = clock()
  const picture = await pictureOf(files, reader.image)
  const name = `${reader.firstName} ${reader.lastName}`.trim()
  const page = exportPage(contents, { locale: reader.locale, name, at, picture })
  const data = JSON.stringify({ format: 1, made_at: at.toISOString(), ...contents }, undefined, 2)
  return zipOf(
    {
      'quartet.html': Buffer.from(page),
      'data.json': Buffer.from(data),
      ...(picture && { [`picture.${picture.extension}`]: picture.bytes }),
    },
    at,
  )
}

const pictureTypes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** The photo; a drawn picture has no file. */
async function pictureOf(files: Ground['files'], image: string | null) {
  const [, extension = ''] = /^[\w-]+\.(png|jpg|webp)$/.exec(image ?? '') ?? []
  const bytes = extension && image ? await files.read('avatars', image) : undefined
  return bytes && { type: pictureTypes[extension] ?? '', extension, bytes }
}

/** Lets go of the files that were kept long enough, and gives up what could not be written. */
export async function tidyExports(ground: Ground, now: Date) {
  await giveUp(ground.db, addDays(now, -triedDays), now)
  for (let gone = await outdated(ground.db, now); gone.length > 0; gone = await outdated(ground.db, now)) await forgetExports(ground, gone)
}
