import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../components/completeness-bar.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import styles from './localization.module.css'

/** All languages with the share of translated interface texts, each linked to its texts. */
export function LocalizationScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_localization'))
    return <NoAccess title={t('localization.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('localization.title')}</Title>
      <p>{t('localization.lead')}</p>
      {permissions && <Languages />}
    </article>
  )
}

function Languages() {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const query = useQuery(
    api.localization.list.queryOptions({ input: { query: { limit: 0 } }, meta: { quiet: true } }),
  )
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  return (
    <ul className={styles.languages}>
      {query.data.languages.map(({ id, title, count, of }) => (
        <li key={id}>
          <Link to="/localization/$id" params={{ id: String(id) }} className={styles.language}>
            <strong>{find(id)?.name ?? title}</strong>
            <span>{t('content.count_of', { ...counted(count), of: shownNumber(of) })}</span>
            <ShareBar count={count} of={of} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
