import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NoResultNote } from '../../components/no-result-note.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { PrintButton } from '../../documents/print-button.tsx'
import styles from './career.module.css'
import { type Career, hasResult, type Person, useCareer } from './career.ts'
import { CareerSkeleton } from './career-skeleton.tsx'
import { HonestFoot } from './honest-foot.tsx'
import { LoadError } from './load-error.tsx'
import { NoAccess } from './no-access.tsx'
import { PwpSheet } from './pwp-sheet.tsx'
import { SharePwp } from './share-pwp.tsx'
import { useCareerTicks } from './use-career-ticks.ts'

/**
 * The caller's Personal Work Profile: the result and the statements chosen about working (method
 * D24).
 */
export function PwpScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const { failed, whole } = useCareer()
  if (permissions && !(permissions.has('access_pwp') && permissions.has('access_career')))
    return <NoAccess title={t('pwp.title')} />
  if (failed) return <LoadError query={failed} title={t('pwp.title')} />
  return permissions && whole ? <Pwp {...whole} /> : <CareerSkeleton title={t('pwp.title')} />
}

function Pwp({ career, person }: { career: Career; person: Person }) {
  const { t } = useTranslation()
  const { selected } = useCareerTicks(career)
  const pages = useQuery(api.career.pwp.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }))
  return (
    <div className={styles.screen}>
      <PwpSheet career={career} person={person} selected={selected} />
      {!hasResult(person) && (
        <NoResultNote title={t('career.no_result_title')} text={t('career.no_result')} />
      )}
      <PwpActions person={person} empty={selected.length === 0} />
      <div className={styles.aside}>
        <PageIntro texts={pages.data?.content.slice(-1) ?? []} />
      </div>
      <HonestFoot />
    </div>
  )
}

function PwpActions({ person, empty }: { person: Person; empty: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.ways}>
      <Button
        variant={empty ? 'filled' : 'default'}
        renderRoot={(props) => <Link to="/new-theme/pwp-questions" {...props} />}
      >
        {t(empty ? 'pwp.begin' : 'pwp.change')}
      </Button>
      {!empty && (
        <PrintButton variant="filled" request={{ kind: 'pwp' }} title={t('pwp.title')}>
          {t('print.go')}
        </PrintButton>
      )}
      {!empty && <SharePwp person={person} />}
      {!empty && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/new-theme/view-pwp-questions" {...props} />}
        >
          {t('pwp.see')}
        </Button>
      )}
      <Button
        variant="subtle"
        renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{}} {...props} />}
      >
        {t('print.back')}
      </Button>
    </div>
  )
}
