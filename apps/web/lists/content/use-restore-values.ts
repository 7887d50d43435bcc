import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { draftOf, valuesOf } from '../record/draft.ts'
import { editableFields } from '../record/field.ts'
import { useRefreshAll } from '../use-refresh-all.ts'
import type { Content, ContentRow } from './content.ts'

/** Saves a version with earlier values, unless somebody changed it meanwhile. */
export function useRestoreValues<Row extends ContentRow>(
  { fields, calls }: Content<Row>,
  version: Row | undefined,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  return useMutation({
    mutationFn: async (values: Row) => {
      if (!version) return
      const edited = editableFields(fields, version)
      await calls.edit({
        params: { id: version.id },
        body: {
          ...draftOf(edited, valuesOf(edited, values)),
          ...(version.language_id !== undefined && { language_id: version.language_id }),
          edited_at: version.edited_at ?? null,
        },
      })
    },
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: async () => {
      await refreshAll()
      void showToast('success', t('content.history_restored'))
    },
  })
}
