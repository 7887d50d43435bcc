import { useEffect } from 'react'

/** Children read larger letters; every measure of the page follows them. */
export function useAgeLook(ageGroupId: number | undefined) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-child', ageGroupId === 1)
    return () => document.documentElement.removeAttribute('data-child')
  }, [ageGroupId])
}
