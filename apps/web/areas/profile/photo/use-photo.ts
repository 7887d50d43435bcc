import { type DrawnPicture, photoBytes } from '@quartet/domain/pictures.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cropPicture,
  heicTypes,
  type Part,
  scalePicture,
} from '../../../components/scale-picture.ts'
import { api, client } from '../../../data/client.ts'
import { Failure } from '../../../data/failure.ts'
import { showToast } from '../../../shell/toast.tsx'

/** Without a part, the whole file is sent, and the server says what is wrong with it. */
type Change = { picture: File; part?: Part } | { name: DrawnPicture } | 'none'

/** Pixels of the longest side while a square is chosen, and of the square that is sent. */
const shownSide = 1600
const sentSide = 512

const types = ['image/png', 'image/jpeg', ...heicTypes, '']

/** Checks what can be known before decoding; the server decides. */
function open(file: File) {
  if (!types.includes(file.type)) throw new Failure({ status: 0, name: 'picture_unknown' })
  return scalePicture(file, shownSide)
}

async function changed(user_id: number, change: Change) {
  if (change === 'none') return client.photos.remove()
  if ('name' in change) return client.photos.choose({ body: { image: change.name } })
  const { picture, part } = change
  const image = part ? await cropPicture(picture, part, sentSide) : picture
  if (image.size > photoBytes) throw new Failure({ status: 0, name: 'photo_too_large' })
  return client.photos.upload({ params: { user_id }, body: { image } })
}

/** Changes the user's picture, here and wherever it is shown. */
export function usePhoto(user_id: number) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reset = useRef<() => void>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const change = useMutation({
    meta: { quiet: true },
    mutationFn: (what: Change) => changed(user_id, what),
    onSuccess: ({ image }) => {
      queries.setQueryData(
        api.profile.show.queryKey({ input: { params: { user_id } } }),
        (shown) => shown && { user: { ...shown.user, image } },
      )
      setPicture(null)
      void showToast('success', t('photo.saved'))
    },
  })
  const pick = useMutation({
    meta: { quiet: true },
    mutationFn: open,
    onMutate: () => change.reset(),
    onSuccess: setPicture,
    onSettled: () => reset.current?.(), // the same file can be chosen again
  })
  const sendWhole = (whole: File) => {
    setPicture(null)
    change.mutate({ picture: whole })
  }
  return {
    reset,
    picture,
    error: pick.error ?? change.error,
    isPending: change.isPending || pick.isPending,
    isOpening: pick.isPending,
    pick: (file: File) => pick.mutate(file),
    use: (part: Part) => picture && change.mutate({ picture, part }),
    sendWhole: () => picture && sendWhole(picture),
    cancel: () => setPicture(null),
    choose: (name: DrawnPicture) => change.mutate({ name }),
    remove: () => change.mutate('none'),
  }
}
