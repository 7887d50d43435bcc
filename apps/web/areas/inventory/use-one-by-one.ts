import { useMediaQuery } from '@mantine/hooks'
import type { AgeGroup } from '@quartet/domain/patterns.ts'

/** Whether each question has a screen of its own (method D3): for children, and below 900 px. */
export function useOneByOne(ageGroup: AgeGroup) {
  const isNarrow = useMediaQuery('(max-width: 56.24em)', undefined, {
    getInitialValueInEffect: false,
  })
  return ageGroup === 1 || isNarrow
}
