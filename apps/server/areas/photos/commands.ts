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

/** Puts a photo in the place of what was there; answers its name, or why it cannot be taken. */
export async function savePhoto(services: Services, userId: number, bytes: Uint8Array, now: Date) {
  const taken = await takeUpload({ what: 'photo', bytes })
  if ('error' in taken) return taken
  const image = `${randomBytes(24).toString('base64url')}.webp`
  await services.files.write('avatars', image, taken.bytes)
  return setImage(services, userId, image, now) // whether or not it is committed: forgetPhotos takes what nobody names
}

/** Notes which picture stands for a person; a photo that nobody names any more goes after the commit. */
export async function setImage({ db, queue }: Services, userId: number, image: string | DrawnPicture | null, now: Date) {
  await db.transaction(async (tx) => {
    const { before } = await changeUser(tx, userId, { image })
    if (before.image && before.image !== image && !isDrawn(before.image))
      await queue.send(tx, 'remove-files', { kind: 'avatars', names: [before.image] })
    await writeLog(tx, now, { action: 'update', entity: 'users', actorId: userId, subjectId: userId, newValue: { fields: ['image'] } })
  })
  return { image }
}

/** The text of a picture in a language, with the places of doubtful words; the picture is kept nowhere. Or why it cannot be read. */
export async function readPage(services: Services, userId: number, photo: File, languageId: number, gone: AbortSignal | undefined) {
  const letters = await lettersToRead(services.db, languageId)
  if (typeof letters === 'object') {
    for (const name of ['uploadPerson', 'ocrPerson'] as const) await services.limits.give(name, String(userId)) // nobody looks at the picture
    return letters
  }
  if (photo.size > taskPhotoBytes) return { error: 'too_large' as const }
  const read = await services.pictureReader.read(await photo.bytes(), letters, gone)
  if (!('error' in read)) return read
  if (read.error === 'unavailable') return { error: 'ocr_down' as const, retry_after: 5 }
  return read.error === 'picture_unknown' ? { error: 'page_unknown' as const } : read
}

/** The letters of a language, or why nothing is read in it here. */
async function lettersToRead(db: Db, languageId: number) {
  const language = await findLanguage(db, languageId)
  if (!language) return { error: 'language_unknown' as const }
  const letters = lettersFor(language.tag)
  if (!letters) return { error: 'ocr_no_letters' as const }
  return (await readSettings(db)).ocr ? letters : { error: 'ocr_off' as const }
}
