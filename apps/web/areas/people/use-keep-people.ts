import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../base/api.ts'
import { showFailure } from '../../base/errors.tsx'
import { notice } from '../../base/notices.tsx'
import { useReadAnew } from '../../base/resource-screen/use-resource.ts'

/** Takes the order to erase some people back. */
export function useKeepPeople(onDone: () => void) {
  const { t } = useTranslation()
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (ids: number[]) => client.people.keepMany({ body: { ids } }),
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: () => {
      onDone()
      void notice('success', t('people.kept'))
    },
    onSettled: readAnew,
  })
}
