import { randomBytes } from 'node:crypto'
import { type DrawnPicture, isDrawn, taskPhotoBytes } from '@quartet/domain/pictures.ts'
import type { Context, Ground } from '../../base/context.ts'
import { lettersFor } from '../../base/ocr.ts'
import { takeUpload } from '../../base/uploads.ts'
import { findLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { readSettings } from '../settings/queries.ts'
import { changeUser } from '../users/commands.ts'

/** Puts a photo in the place of what was there; answers its name, or why it cannot be taken. */
export async function keepPhoto(ground: Ground, userId: number, bytes: Uint8Array, now: Date) {
  const taken = await takeUpload({ what: 'photo', bytes })
  if ('refused' in taken) return taken
  const image = `${randomBytes(24).toString('base64url')}.webp`
  await ground.files.write('avatars', image, taken.bytes)
  return setImage(ground, userId, image, now) // whether or not it is committed: forgetPhotos takes what nobody names
}

/** Notes which picture stands for a person; a photo that nobody names any more goes after the commit. */
export async function setImage({ db, queue }: Ground, userId: number, image: string | DrawnPicture | null, now: Date) {
  await db.transaction(async (tx) => {
    const { before } = await changeUser(tx, userId, { image })
    if (before.image && before.image !== image && !isDrawn(before.image))
      await queue.send(tx, 'remove-files', { kind: 'avatars', names: [before.image] })
    await writeLog(tx, now, { action: 'update', entity: 'users', actorId: userId, subjectId: userId, newValue: { fields: ['image'] } })
  })
  return { image }
}

/** The text of a picture in a language, with the places of doubtful words; the picture is kept nowhere. Or why it cannot be read. */
export async function readPage(context: Context, userId: number, photo: File, languageId: number, gone: AbortSignal | undefined) {
  const language = await findLanguage(context.db, languageId)
  if (!language) return { refused: 'language_unknown' as const }
  const letters = lettersFor(language.tag)
  if (!letters) return { refused: 'ocr_no_letters' as const }
  if (!(await readSettings(context.db)).ocr) return { refused: 'ocr_off' as const }
  if (photo.size > taskPhotoBytes) return { refused: 'too_large' as const }
  for (const name of ['uploadPerson', 'ocrPerson'] as const) {
    const retry_after = await context.limits.take(name, String(userId))
    if (retry_after > 0) return { refused: 'too_many' as const, retry_after }
  }
  const read = await context.pictureReader.read(await photo.bytes(), letters, gone)
  if (!('refused' in read)) return read
  if (read.refused === 'unavailable') return { refused: 'ocr_down' as const, retry_after: 5 }
  return read.refused === 'picture_unknown' ? { refused: 'page_unknown' as const } : read
}
