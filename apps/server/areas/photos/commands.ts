import { randomBytes } from 'node:crypto'
import { type DrawnPicture, isDrawn, taskPhotoBytes } from '@quartet/domain/pictures.ts'
import type { Db } from '../../db/db.ts'
import { lettersFor } from '../../media/ocr.ts'
import { takeUpload } from '../../media/uploads.ts'
import type { Services } from '../../services.ts'
import { findLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { readSettings } from '../settings/queries.ts'
import { changeUser } from '../users/commands.ts'

/** Replaces the photo of a person; returns its name, or an error if the picture is invalid. */
export async function savePhoto(services: Services, userId: number, bytes: Uint8Array, now: Date) {
  const taken = await takeUpload({ what: 'photo', bytes })
  if ('error' in taken) return taken
  const image = `${randomBytes(24).toString('base64url')}.webp`
  await services.files.write('avatars', image, taken.bytes)
  // if this is rolled back, forgetPhotos deletes the file later
  return setImage(services, userId, image, now)
}

/** Sets the image of a person. The file of a replaced photo is deleted after the commit. */
export async function setImage(
  { db, queue }: Services,
  userId: number,
  image: string | DrawnPicture | null,
  now: Date,
) {
  await db.transaction(async (tx) => {
    const { before } = await changeUser(tx, userId, { image })
    if (before.image && before.image !== image && !isDrawn(before.image))
      await queue.send(tx, 'remove-files', { kind: 'avatars', names: [before.image] })
    await writeLog(tx, now, {
      action: 'update',
      entity: 'users',
      actorId: userId,
      subjectId: userId,
      newValue: { fields: ['image'] },
    })
  })
  return { image }
}

/**
 * Returns the text of a picture with the positions of doubtful words, or an error. The picture is
 * never stored.
 */
export async function readPage(
  services: Services,
  userId: number,
  photo: File,
  languageId: number,
  gone: AbortSignal | undefined,
) {
  const letters = await lettersToRead(services.db, languageId)
  if (typeof letters === 'object') {
    // nothing was read, so the call does not count
    for (const name of ['uploadPerson', 'ocrPerson'] as const)
      await services.limits.give(name, String(userId))
    return letters
  }
  if (photo.size > taskPhotoBytes) return { error: 'too_large' as const }
  const read = await services.pictureReader.read(await photo.bytes(), letters, gone)
  if (!('error' in read)) return read
  if (read.error === 'unavailable') return { error: 'ocr_down' as const, retry_after: 5 }
  return read.error === 'picture_unknown' ? { error: 'page_unknown' as const } : read
}

/**
 * The letters to recognize in a language, or the error if OCR is off or cannot read the language.
 */
async function lettersToRead(db: Db, languageId: number) {
  const language = await findLanguage(db, languageId)
  if (!language) return { error: 'language_unknown' as const }
  const letters = lettersFor(language.tag)
  if (!letters) return { error: 'ocr_no_letters' as const }
  return (await readSettings(db)).ocr ? letters : { error: 'ocr_off' as const }
}
