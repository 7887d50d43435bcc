import { type DrawnPicture, photoBytes } from '@quartet/domain/pictures.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../data/client.ts'
import { Failure } from '../../../data/failure.ts'
import { showToast } from '../../../shell/toast.tsx'

type Change = { file: File } | { name: DrawnPicture } | 'none'

/** Checks what can be known before sending; the server decides. */
function checked(file: File) {
  if (file.size > photoBytes) throw new Failure({ status: 0, name: 'photo_too_large' })
  if (!['image/png', 'image/jpeg', ''].includes(file.type))
    throw new Failure({ status: 0, name: 'picture_unknown' })
  return file
}

async function changed(user_id: number, change: Change) {
  if (change === 'none') return client.photos.remove()
  if ('name' in change) return client.photos.choose({ body: { image: change.name } })
  return client.photos.upload({ params: { user_id }, body: { image: checked(change.file) } })
}

/** Changes the user's picture, here and wherever it is shown. */
export function usePhoto(user_id: number) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reset = useRef<() => void>(null)
  const change = useMutation({
    meta: { quiet: true },
    mutationFn: (what: Change) => changed(user_id, what),
    onSuccess: ({ image }) => {
      queries.setQueryData(
        api.profile.show.queryKey({ input: { params: { user_id } } }),
        (shown) => shown && { user: { ...shown.user, image } },
      )
      void showToast('success', t('photo.saved'))
    },
    onSettled: () => reset.current?.(), // the same file can be chosen again
  })
  return {
    reset,
    error: change.error,
    isPending: change.isPending,
    isUploading:
      change.isPending && typeof change.variables === 'object' && 'file' in change.variables,
    upload: (file: File) => change.mutate({ file }),
    choose: (name: DrawnPicture) => change.mutate({ name }),
    remove: () => change.mutate('none'),
  }
}
