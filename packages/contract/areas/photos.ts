import { drawnPictures, photoBytes } from '@quartet/domain/pictures.ts'
import { z } from 'zod'
import { pictureErrors } from '../error-groups.ts'
import { changesPerson, everyone, Id, route, signedIn, upload } from '../route.ts'

const Image = z.object({
  image: z
    .string()
    .nullable()
    .describe(
      'The name of the photo in `GET /users/photo/{image}`, the name of a drawn picture, or null for initials.',
    ),
})
Image.register(z.globalRegistry, { id: 'OwnImage' })

export const photos = {
  upload: route(
    'POST /users/update_photo/{user_id}',
    changesPerson(),
    'The own photo: PNG or JPEG, 5 MB',
    {
      ...upload(photoBytes, 'uploadPerson'),
      errors: [...pictureErrors, 'not_for_children', 'picture_unknown'],
    },
  )
    .input(z.object({ params: z.object({ user_id: Id }), body: z.object({ image: z.file() }) }))
    .output(Image),
  choose: route('PUT /users/photo', signedIn(), 'One of the drawn pictures instead of a photo')
    .input(z.object({ body: z.object({ image: z.enum(drawnPictures) }) }))
    .output(Image),
  remove: route(
    'DELETE /users/photo',
    signedIn(),
    'No photo and no drawn picture: the initials again',
  ).output(Image),
  show: route(
    'GET /users/photo/{image}',
    everyone,
    'A photo by its unguessable name; kept by browsers, for it never changes',
    { errors: ['photo_unknown'] },
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: z.object({ image: z.string().max(120) }) }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string() }),
        body: z.file().mime('image/webp'),
      }),
    ),
}
