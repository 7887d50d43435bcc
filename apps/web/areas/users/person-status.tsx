import { useTranslation } from 'react-i18next'
import { writtenMoment } from '../../i18n/dates.ts'
import { type Person, reasonTexts } from './person.ts'

/** The status of a person; with a pending erasure its day and reason. */
export function PersonStatus({ person: { status, erasure, removed } }: { person: Person }) {
  const { t } = useTranslation()
  if (!erasure) return t(removed === 1 ? 'people.status_removed' : `people.status_${status}`)
  return (
    <span>
      {t('people.erasing_on', { date: writtenMoment(erasure.erase_from) })}
      {erasure.reason && (
        <>
          <br />
          <small>{t('people.erasing_staff', { reason: t(reasonTexts[erasure.reason]) })}</small>
        </>
      )}
      {erasure.by === 'family' && (
        <>
          <br />
          <small>{t('people.erasing_family')}</small>
        </>
      )}
      {erasure.by === 'contract' && (
        <>
          <br />
          <small>{t('people.erasing_contract')}</small>
        </>
      )}
      {erasure.note && (
        <>
          <br />
          <small dir="auto">{erasure.note}</small>
        </>
      )}
    </span>
  )
}
