import { randomBytes } from 'node:crypto'
import { type DrawnPicture, isDrawn } from '@quartet/domain/pictures.ts'
import type { Ground } from '../../base/context.ts'
import { takeUpload } from '../../base/uploads.ts'
import { writeLog } from '../logs/commands.ts'
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
