import { Button } from '@mantine/core'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../data/client.ts'
import { requestedSheet, runningImportsKey, useRunningImports } from '../data/running-imports.ts'
import styles from './running-imports.module.css'
import { useImportOutcomes } from './use-import-outcomes.ts'

/** The pages with the dialogs of the sheets. */
const pages = {
  attributes: '/attributes',
  topics: '/topics',
  strategies: '/strategies',
  words: '/words',
  statementQuestions: '/statements-questions',
  teamStatements: '/team-statements',
  careerQuestions: '/career-statements-questions',
  careerStatements: '/career-statements',
  careerStrategies: '/career-strategies',
  questions: '/questions',
} as const
const pageOf = (sheet: string) => (sheet in pages ? pages[sheet as keyof typeof pages] : undefined)

/** The own imports that are being written, on every page; each ends with a toast. */
export function RunningImports() {
  const { t } = useTranslation()
  const imports = useRunningImports()
  useImportOutcomes(imports)
  if (!imports || imports.length === 0) return null
  return (
    <section className={styles.imports} aria-label={t('content.imports_running')}>
      {imports.map((one) => (
        <RunningImport key={one.id} running={one} />
      ))}
    </section>
  )
}

function RunningImport({ running }: { running: SheetImport }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { id, file_name: file } = running
  const sheet = running.sheet.replace(/-language$/, '')
  const page = pageOf(sheet)
  const percent = Math.round(running.progress * 100)
  const cancel = useMutation({
    mutationFn: () => client.sheetImports.cancel({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: runningImportsKey }),
  })
  const text = t('content.import_running', { file, percent })
  return (
    <div className={styles.import}>
      <p>{text}</p>
      <progress max={100} value={percent} aria-label={text} />
      {page && (
        <Link to={page} onClick={() => requestedSheet.set(sheet)}>
          {t('content.import_open')}
        </Link>
      )}
      <Button
        variant="default"
        size="compact-md"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t('content.sheets_cancel')}
      </Button>
    </div>
  )
}
