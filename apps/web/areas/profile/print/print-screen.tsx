import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import { scoresOf } from '@quartet/domain/patterns.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import type { Printed } from '../read/person.ts'
import { PrintCard } from './print-card.tsx'
import { PrintWhole } from './print-profile.tsx'
import styles from './print-screen.module.css'

/**
 * Print preview: a card on one page, or everything with `whole`. Without an id the caller's
 * profile.
 */
export function PrintScreen({ userId, whole }: { userId?: number; whole: boolean }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const body = userId === undefined || userId === own ? {} : { user_id: userId }
  const sheet = useQuery(api.profile.print.queryOptions({ input: { body } }))
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
        <Button
          disabled={!sheet.data || scoresOf(sheet.data.user) === null}
          onClick={() => print()}
        >
          {t('print.go')}
        </Button>
        <Anchor
          py={8}
          renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{ id }} {...props} />}
        >
          {t('print.back')}
        </Anchor>
      </div>
      {sheet.isPending && <Skeleton height={960} radius="lg" />}
      {sheet.error && !sheet.data && <QueryError query={sheet} />}
      {sheet.data && <Sheet printed={sheet.data} whole={whole} own={sheet.data.user.id === own} />}
    </div>
  )
}

function Sheet({ printed, whole, own }: { printed: Printed; whole: boolean; own: boolean }) {
  const { t } = useTranslation()
  if (scoresOf(printed.user) === null) return <Text>{t('print.none')}</Text>
  return (
    <article className={styles.sheet}>
      <PrintCard printed={printed} own={own} described={whole} />
      {whole && <PrintWhole printed={printed} own={own} />}
    </article>
  )
}
