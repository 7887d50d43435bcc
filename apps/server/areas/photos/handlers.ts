import { photoBytes } from '@quartet/domain/pictures.ts'
import { apiError } from '../../api-error.ts'
import { api, getCaller, getPersonId } from '../../http/context.ts'
import { savePhoto, setImage } from './commands.ts'

/** Who has the name may see the photo: it is told to whom the person is shown. No proxy keeps it, and a browser no longer than a day: people take photos away. */
const forADay = { 'cache-control': 'private, max-age=86400' }

export const photos = api.photos.router({
  upload: api.photos.upload.handler(async ({ context, input: { body } }) => {
    if (getCaller(context).ageGroupId === 1) throw apiError('not_for_children')
    if (body.image.size > photoBytes) throw apiError('too_large')
    const saved = await savePhoto(context, getPersonId(context), await body.image.bytes(), context.now)
    if ('error' in saved) throw apiError(saved.error)
    return saved
  }),

  choose: api.photos.choose.handler(({ context, input: { body } }) => setImage(context, getCaller(context).id, body.image, context.now)),

  remove: api.photos.remove.handler(({ context }) => setImage(context, getCaller(context).id, null, context.now)),

  show: api.photos.show.handler(async ({ context, input: { params } }) => {
    const bytes = isPhoto(params.image) ? await context.files.read('avatars', params.image) : undefined
    if (!bytes) throw apiError('photo_unknown')
    return { headers: forADay, body: new File([bytes], params.image, { type: 'image/webp' }) }
  }),
})

/** As commands.ts names them. */
const isPhoto = (name: string) => /^[\w-]{32}\.webp$/.test(name)
