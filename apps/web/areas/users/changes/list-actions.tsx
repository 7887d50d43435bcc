import { Button } from '@mantine/core'
import type { ChangeKind } from '@quartet/domain/user-changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { client } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { ExportButton } from '../../../lists/sheets/export-button.tsx'
import { changeLabels } from './change-labels.ts'
import styles from './changes.module.css'

type Options = { signal: AbortSignal }
/** As a method, so that the call with its exact query fits. */
const people: {
  export(input: { query: Record<string, unknown> }, options: Options): Promise<File>
} = client.people

type Props = {
  /** How many people the list has on all its pages. */
  count: number
  filters: Record<string, unknown>
  kinds: readonly ChangeKind[]
  onChoose: (kind: ChangeKind) => void
}

/** What can be done with everybody whom the search and the filters match. */
export function ListActions({ count, filters, kinds, onChoose }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const choose = (kind: ChangeKind) => {
    setIsOpen(false)
    onChoose(kind)
  }
  return (
    <>
      <Button variant="default" disabled={count === 0} onClick={() => setIsOpen(true)}>
        {t('changes.all')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('changes.all')}>
        <div className={styles.actions}>
          <p>{t('changes.count', { all: shownNumber(count) })}</p>
          <ExportButton
            label={t('content.export')}
            request={(options) => people.export({ query: filters }, options)}
          />
          {kinds.map((kind) => (
            <Button key={kind} variant="default" onClick={() => choose(kind)}>
              {t(changeLabels[kind])}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
