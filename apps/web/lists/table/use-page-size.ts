import { useLocalStorage } from '@mantine/hooks'
import { useSession } from '../../data/session.ts'
import { type PageSize, pageSizes } from './paging.ts'

/** The rows per page that a person chose last on this device, for every list. */
export function usePageSize() {
  const userId = useSession()?.user_id
  return useLocalStorage<PageSize | undefined>({
    key: `page_size.${userId}`,
    getInitialValueInEffect: false,
    deserialize: (stored) => pageSizes.find((size) => String(size) === stored),
    serialize: String,
  })
}
