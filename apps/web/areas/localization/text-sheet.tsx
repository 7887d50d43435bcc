import { Button, FileButton, Group, Stack } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { client } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import { asFailure, fieldSentence, sentenceOf } from '../../data/failure.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

type Taken = InferContractRouterOutputs<typeof contract>['localization']['import']['import']

const xlsx = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Exports all texts of the language as a sheet, and imports them. */
export function TextSheet({ languageId }: { languageId: number }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const out = useMutation({
    mutationFn: () => client.localization.export({ params: { language_id: languageId } }),
    meta: { quiet: true },
    onSuccess: download,
    onError: showFailure,
  })
  return (
    <Group>
      <Button variant="default" loading={out.isPending} onClick={() => out.mutate()}>
        {t('localization.export')}
      </Button>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('localization.import')}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('localization.import')}>
        {open && <TakeIn languageId={languageId} onClose={() => setOpen(false)} />}
      </Dialog>
    </Group>
  )
}

/**
 * Checks the sheet first; it can be applied once the number of changed texts is shown and nothing
 * is wrong.
 */
function TakeIn({ languageId, onClose }: { languageId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const params = { language_id: languageId }
  const undo = useMutation({
    mutationFn: ({ before, written }: Taken) =>
      client.localization.save({ params, body: { texts: before, before: written } }),
    meta: { quiet: true },
    onSuccess: refreshAll,
    onError: showFailure,
  })
  const check = useMutation({
    mutationFn: async (file: File) => ({
      file,
      report: (await client.localization.import({ params, body: { file, check: '1' } })).import,
    }),
    meta: { quiet: true },
  })
  const take = useMutation({
    mutationFn: (file: File) => client.localization.import({ params, body: { file } }),
    meta: { quiet: true },
    onSuccess: async ({ import: taken }) => {
      await refreshAll()
      onClose()
      const undone = { label: t('table.undo'), go: () => undo.mutate(taken) }
      void showToast(
        'success',
        t('content.sheets_done', { added: 0, changed: shownNumber(taken.changed) }),
        undone,
      )
    },
  })
  const failed = check.error ?? take.error
  const read = check.data
  return (
    <Stack gap="md">
      <p>{t('localization.import_text')}</p>
      <FileButton
        accept={xlsx}
        onChange={(file) => file && check.mutate(file)}
        inputProps={{ 'aria-label': t('content.sheets_file') }}
      >
        {(props) => (
          <Button {...props} variant="default" loading={check.isPending}>
            {t('content.sheets_file')}
          </Button>
        )}
      </FileButton>
      {failed && (
        <NoteBox mood="bad" role="alert" title={t('content.sheets_failed')}>
          {sentenceOf(asFailure(failed))}
        </NoteBox>
      )}
      {read && (
        <NoteBox mood={read.report.error_count > 0 ? 'bad' : 'info'} role="status">
          <p>
            {read.report.error_count > 0
              ? t('content.sheets_wrong')
              : t('localization.changes', { count: read.report.changed })}
          </p>
          <ul>
            {read.report.errors.map(({ row, column, reason }) => (
              <li key={`${row} ${column}`}>
                {t('localization.error_at', { row, column, reason: fieldSentence(reason, reason) })}
              </li>
            ))}
          </ul>
        </NoteBox>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('table.cancel')}
        </Button>
        {read && read.report.error_count === 0 && read.report.changed > 0 && (
          <Button loading={take.isPending} onClick={() => take.mutate(read.file)}>
            {t('content.sheets_apply')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
