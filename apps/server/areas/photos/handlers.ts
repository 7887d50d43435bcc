import { photoBytes } from '@quartet/domain/pictures.ts'
import { refusal } from '../../api-error.ts'
import { callerOf, os, personOf } from '../../http/context.ts'
import { keepPhoto, setImage } from './commands.ts'

/** Who has the name may see the photo: it is told to whom the person is shown. No proxy keeps it, and a browser no longer than a day: people take photos away. */
const forADay = { 'cache-control': 'private, max-age=86400' }

export const photos = os.photos.router({
  upload: os.photos.upload.handler(async ({ context, input: { body } }) => {
    if (callerOf(context).ageGroupId === 1) throw refusal('not_for_children')
    if (body.image.size > photoBytes) throw refusal('too_large')
    const kept = await keepPhoto(context, personOf(context), await body.image.bytes(), context.now)
    if ('refused' in kept) throw refusal(kept.refused)
    return kept
  }),

  choose: os.photos.choose.handler(({ context, input: { body } }) => setImage(context, callerOf(context).id, body.image, context.now)),

  remove: os.photos.remove.handler(({ context }) => setImage(context, callerOf(context).id, null, context.now)),

  show: os.photos.show.handler(async ({ context, input: { params } }) => {
    const bytes = isPhoto(params.image) ? await context.files.read('avatars', params.image) : undefined
    if (!bytes) throw refusal('photo_unknown')
    return { headers: forADay, body: new File([bytes], params.image, { type: 'image/webp' }) }
  }),
})

/** As commands.ts names them. */
const isPhoto = (name: string) => /^[\w-]{32}\.webp$/.test(name)
