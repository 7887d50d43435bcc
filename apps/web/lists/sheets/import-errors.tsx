import type { SheetImport } from '@quartet/contract/resource.ts'
import { useTranslation } from 'react-i18next'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import { problemText } from '../../i18n/sheet-problem.ts'
import { ExportButton } from './export-button.tsx'
import styles from './sheets.module.css'

type Props = {
  report: Pick<SheetImport, 'errors' | 'error_count'>
  /** Undefined when the rows are not stored. */
  marked: ((options: { signal: AbortSignal }) => Promise<File>) | undefined
}

/** The errors of the sheet at its rows and columns, and the rows as a sheet with marked cells. */
export function ImportErrors({ report, marked }: Props) {
  const { t } = useTranslation()
  const { errors, error_count } = report
  return (
    <>
      <p>{t('content.sheets_wrong')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.rows} tabIndex={0} aria-label={t('content.sheets_errors')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('content.sheets_row')}</th>
              <th scope="col">{t('content.sheets_column')}</th>
              <th scope="col">{t('content.sheets_value')}</th>
              <th scope="col">{t('content.sheets_reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr key={`${error.row} ${error.column} ${error.reason}`}>
                <td>{shownNumber(error.row)}</td>
                <td>
                  <bdi>{error.column}</bdi>
                </td>
                <td>
                  <bdi>{error.value}</bdi>
                </td>
                <td>{problemText(error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {error_count > errors.length && (
        <p>
          {t('content.sheets_more', {
            shown: shownNumber(errors.length),
            ...counted(error_count),
          })}
        </p>
      )}
      {marked && (
        <>
          <p>{t('content.sheets_marked_text')}</p>
          <ExportButton label={t('content.sheets_marked')} request={marked} />
        </>
      )}
    </>
  )
}
