import { photoBytes } from '@quartet/domain/pictures.ts'
import { apiError, unwrap } from '../../api-error.ts'
import { api, getCaller, getPersonId } from '../../http/context.ts'
import { savePhoto, setImage } from './commands.ts'

/**
 * Anybody who knows the name may fetch a photo; only callers who may see the person learn the name.
 * Proxies must not cache it and browsers at most for a day, because people delete their photos.
 */
const forADay = { 'cache-control': 'private, max-age=86400' }

export const photos = api.photos.router({
  upload: api.photos.upload.handler(async ({ context, input: { body } }) => {
    if (getCaller(context).ageGroupId === 1) throw apiError('not_for_children')
    if (body.image.size > photoBytes) throw apiError('too_large')
    const personId = getPersonId(context)
    return unwrap(await savePhoto(context, { personId, bytes: await body.image.bytes() }))
  }),

  choose: api.photos.choose.handler(({ context, input: { body } }) =>
    setImage(context, { personId: getCaller(context).id, image: body.image }),
  ),

  remove: api.photos.remove.handler(({ context }) =>
    setImage(context, { personId: getCaller(context).id, image: null }),
  ),

  show: api.photos.show.handler(async ({ context, input: { params } }) => {
    const bytes = isPhoto(params.image)
      ? await context.files.read('avatars', params.image)
      : undefined
    if (!bytes) throw apiError('photo_unknown')
    return { headers: forADay, body: new File([bytes], params.image, { type: 'image/webp' }) }
  }),
})

/** The format of the names made in commands.ts. */
const isPhoto = (name: string) => /^[\w-]{32}\.webp$/.test(name)
