import { Anchor, Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { DocumentPages } from '../../../documents/document-pages.tsx'
import styles from './print-screen.module.css'

/**
 * Print preview: the profile on one page, or everything with `whole`. Without an id the caller's
 * profile.
 */
export function PrintScreen({ userId, whole }: { userId?: number; whole: boolean }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const person = userId === undefined || userId === own ? {} : { user_id: userId }
  const request = { kind: 'plp', sheet: whole ? 'full' : 'page', ...person } as const
  const pages = useQuery(
    api.documents.pages.queryOptions({ input: { body: request }, meta: { quiet: true } }),
  )
  const id = userId === undefined ? undefined : String(userId)
  return (
    <div className={styles.screen}>
      <div className={styles.choice}>
        <Title order={1}>{t('print.title')}</Title>
        <nav aria-label={t('print.choose')} className={styles.sheets}>
          <Link
            to="/new-theme/print/{-$id}"
            params={{ id }}
            search={{}}
            activeOptions={{ exact: true }}
            replace
            className={styles.kind}
          >
            {t('print.card')}
          </Link>
          <Link
            to="/new-theme/print/{-$id}"
            params={{ id }}
            search={{ sheet: 'full' }}
            replace
            className={styles.kind}
          >
            {t('print.full')}
          </Link>
        </nav>
        <Button disabled={!pages.data} onClick={() => print()}>
          {t('print.go')}
        </Button>
        <Anchor
          py={8}
          renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{ id }} {...props} />}
        >
          {t('print.back')}
        </Anchor>
      </div>
      <DocumentPages request={request} title={t('profile.next_plp')} />
    </div>
  )
}
