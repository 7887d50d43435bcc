import { randomBytes } from 'node:crypto'
import { type DrawnPicture, isDrawn, taskPhotoBytes } from '@quartet/domain/pictures.ts'
import type { Db } from '../../db/db.ts'
import { lettersFor } from '../../media/ocr.ts'
import { takeUpload } from '../../media/uploads.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { findLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { readSettings } from '../settings/queries.ts'
import { changeUser } from '../users/commands.ts'

/** Replaces the photo of a person; fails if the picture is invalid. */
export async function savePhoto(
  context: CommandContext,
  { personId, bytes }: { personId: number; bytes: Uint8Array },
) {
  const taken = await takeUpload({ what: 'photo', bytes })
  if ('error' in taken) return fail(taken.error)
  const image = `${randomBytes(24).toString('base64url')}.webp`
  await context.files.write('avatars', image, taken.bytes)
  // if this is rolled back, forgetPhotos deletes the file later
  return ok(await setImage(context, { personId, image }))
}

/** Sets the image of a person. The file of a replaced photo is deleted after the commit. */
export async function setImage(
  { db, queue, now }: CommandContext,
  { personId, image }: { personId: number; image: string | DrawnPicture | null },
) {
  await db.transaction(async (tx) => {
    const { before } = await changeUser(tx, personId, { image })
    if (before.image && before.image !== image && !isDrawn(before.image))
      await queue.send(tx, 'remove-files', { kind: 'avatars', names: [before.image] })
    await writeLog(tx, now, {
      action: 'update',
      entity: 'users',
      actorId: personId,
      subjectId: personId,
      newValue: { fields: ['image'] },
    })
  })
  return { image }
}

type Page = { photo: File; languageId: number; gone: AbortSignal | undefined }

/**
 * Reads the text of a picture and the positions of doubtful words. The picture is never stored.
 */
export async function readPage(
  { db, limits, pictureReader, caller }: CallerContext,
  { photo, languageId, gone }: Page,
) {
  const found = await lettersToRead(db, languageId)
  if (!found.ok) {
    // nothing was read, so the call does not count
    for (const name of ['uploadPerson', 'ocrPerson'] as const)
      await limits.give(name, String(caller.id))
    return found
  }
  if (photo.size > taskPhotoBytes) return fail('too_large')
  const read = await pictureReader.read(await photo.bytes(), found.letters, gone)
  if (!('error' in read)) return ok({ photo_description: read.text, doubtful: read.doubtful })
  if (read.error === 'unavailable') return fail('ocr_down', { retry_after: 5 })
  return fail(read.error === 'picture_unknown' ? 'page_unknown' : read.error)
}

/** The letters to recognize in a language; fails if OCR is off or cannot read the language. */
async function lettersToRead(db: Db, languageId: number) {
  const language = await findLanguage(db, languageId)
  if (!language) return fail('language_unknown')
  const letters = lettersFor(language.tag)
  if (!letters) return fail('ocr_no_letters')
  return (await readSettings(db)).ocr ? ok({ letters }) : fail('ocr_off')
}
