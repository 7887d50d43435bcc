import { Title } from '@mantine/core'
import { minAttemptsForItems } from '@quartet/domain/reliability.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import styles from './forms.module.css'
import { FormsLinks } from './forms-links.tsx'
import { QualityTable } from './quality-table.tsx'

/** How well each form measures in its language, in one table. */
export function QualityScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const mayRead = permissions?.has('access_questions') ?? false
  const quality = useQuery(
    api.forms.quality.queryOptions({ enabled: mayRead, meta: { quiet: true } }),
  )
  if (permissions && !mayRead) return <NoAccess title={t('forms.quality')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('forms.quality')}</Title>
      <FormsLinks />
      {quality.data && <QualityTable forms={quality.data.forms} />}
      <NoteBox mood="info">
        <p>{t('forms.quality_text', { count: minAttemptsForItems })}</p>
        <p>{t('forms.alpha_text')}</p>
      </NoteBox>
      {quality.error && <QueryError query={quality} />}
      {quality.isPending && <p role="status">{t('shell.loading')}</p>}
    </article>
  )
}
