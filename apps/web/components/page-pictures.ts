import { useEffect, useRef } from 'react'
import { client } from '../data/client.ts'

/**
 * Loads a picture of our store into an img element: its address alone would be requested without
 * the session. Until it is loaded, and when the reader may not see it, the alt text is shown.
 * Returns a function that releases it.
 */
export function showPicture(place: HTMLImageElement, picture: string): () => void {
  const leaving = new AbortController()
  let address = ''
  const show = async () => {
    const { body } = await client.cms.picture({ params: { picture } }, { signal: leaving.signal })
    if (leaving.signal.aborted) return
    address = URL.createObjectURL(body as File)
    place.src = address
  }
  show().catch(() => undefined)
  return () => {
    leaving.abort()
    if (address) URL.revokeObjectURL(address)
  }
}

/** Loads the pictures with `data-picture` in the HTML of the returned ref's element. */
export function usePagePictures(html: string) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures come with another text
  useEffect(() => {
    const pictures = [
      ...(place.current?.querySelectorAll<HTMLImageElement>('img[data-picture]') ?? []),
    ]
    const release = pictures.map((one) => showPicture(one, one.dataset.picture ?? ''))
    return () => {
      for (const leave of release) leave()
    }
  }, [html])
  return place
}
