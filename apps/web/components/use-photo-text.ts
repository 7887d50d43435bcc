import { taskPhotoBytes } from '@quartet/domain/pictures.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../data/client.ts'
import { Failure } from '../data/failure.ts'

/** A range of the text: UTF-16 offsets, end exclusive. */
export type Place = { start: number; end: number }

export const pictureTypes = ['image/apng', 'image/png', 'image/jpeg', 'image/webp']

/** Checks what can be known before sending; the server decides. */
function checked(file: File) {
  if (file.size > taskPhotoBytes) throw new Failure({ status: 0, name: 'page_too_large' })
  if (![...pictureTypes, ''].includes(file.type))
    throw new Failure({ status: 0, name: 'page_unknown' })
  return file
}

/**
 * Reads the text of a picture on the server. The picture stays in this window for comparison and is
 * stored nowhere.
 */
export function usePhotoText(
  languageId: number | undefined,
  onText: (text: string, doubtful: Place[]) => void,
) {
  const sending = useRef<AbortController>(null)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture])
  useEffect(() => () => sending.current?.abort(), [])

  const read = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) => {
      const photo = checked(file)
      sending.current = new AbortController()
      setPicture(URL.createObjectURL(photo))
      const body = { photo, ...(languageId !== undefined && { language_id: languageId }) }
      return client.tasks.describe({ body }, { signal: sending.current.signal })
    },
    onSuccess: ({ photo_description, doubtful }) => {
      if (photo_description !== '') onText(photo_description, doubtful)
    },
    onError: () => setPicture(null),
  })
  const leave = () => {
    setPicture(null)
    sending.current?.abort()
    read.reset()
  }
  return {
    picture,
    leave,
    read: read.mutate,
    isReading: read.isPending,
    text: read.data,
    error: read.error,
  }
}
