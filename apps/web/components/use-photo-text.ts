import { taskPhotoBytes } from '@quartet/domain/pictures.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../data/client.ts'
import { Failure } from '../data/failure.ts'
import { heicTypes, scalePicture } from './scale-picture.ts'

/** A range of the text: UTF-16 offsets, end exclusive. */
export type Place = { start: number; end: number }

export const pictureTypes = ['image/apng', 'image/png', 'image/jpeg', 'image/webp']

/** Letters of a printed page stay legible at this many pixels of its longest side. */
const maxSide = 3600

/** Checks what can be known before sending; the server decides. */
async function prepare(file: File) {
  if (![...pictureTypes, ...heicTypes, ''].includes(file.type))
    throw new Failure({ status: 0, name: 'page_unknown' })
  const photo = await scalePicture(file, maxSide)
  if (photo.size > taskPhotoBytes) throw new Failure({ status: 0, name: 'page_too_large' })
  return photo
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
      const leaving = new AbortController()
      sending.current = leaving
      const photo = await prepare(file)
      leaving.signal.throwIfAborted()
      setPicture(URL.createObjectURL(photo))
      const body = { photo, ...(languageId !== undefined && { language_id: languageId }) }
      return client.tasks.describe({ body }, { signal: leaving.signal })
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
