import { useEffect, useRef } from 'react'
import { client } from '../data/client.ts'

/**
 * Fetches a picture of our store into its place, for a reader who may see it: an address alone would go without the session. Until it is there, and
 * where it may not be seen, its words stand there. Gives back how to let go of it.
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

/** Shows the pictures of a text that was put into this place: those that say `data-picture`. */
export function usePagePictures(html: string) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures come with another text
  useEffect(() => {
    const pictures = [...(place.current?.querySelectorAll<HTMLImageElement>('img[data-picture]') ?? [])]
    const release = pictures.map((one) => showPicture(one, one.dataset.picture ?? ''))
    return () => {
      for (const leave of release) leave()
    }
  }, [html])
  return place
}
