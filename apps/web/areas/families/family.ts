import type {
  FamilyDetailsView,
  FamilyMemberView,
  GivenPasswordView,
} from '@quartet/contract/areas/families.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

export type Family = FamilyDetailsView
export type Member = FamilyMemberView
/** A one-time password and whose it is. */
export type Given = GivenPasswordView & { name: string }

/** Isolates a name, so that its direction does not change the sentence around it. */
export const apart = (name: string) => `\u2068${name}\u2069`

/** Makes a call about the family, says what was done, and reads everything again. */
export function useFamilyAction<Input, Output>(
  call: (input: Input) => Promise<Output>,
  done: (output: Output) => string | undefined,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  return useMutation({
    meta: { quiet: true },
    mutationFn: call,
    onSuccess: (output) => {
      const text = done(output)
      if (text) void showToast('success', text)
    },
    onError: (error) => {
      const failure = asFailure(error)
      const text = failure.status === 404 ? t('error.row_unknown') : sentenceOf(failure)
      void showToast('danger', text)
    },
    onSettled: () => refreshAll(),
  })
}
