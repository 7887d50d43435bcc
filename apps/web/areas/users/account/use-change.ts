import { useMutation } from '@tanstack/react-query'
import { api } from '../../../data/client.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'

/** Changes the country, the place or the age of an account. */
export function useChange(onDone: () => void) {
  const refreshAll = useRefreshAll()
  return useMutation(
    api.account.changePersonal.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => {
        onDone()
        return refreshAll()
      },
    }),
  )
}
