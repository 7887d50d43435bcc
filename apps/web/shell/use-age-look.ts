import { useEffect } from 'react'

/** Enlarges the text for children (age group 1); all sizes scale with it. */
export function useAgeLook(ageGroupId: number | undefined) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-child', ageGroupId === 1)
    return () => document.documentElement.removeAttribute('data-child')
  }, [ageGroupId])
}
