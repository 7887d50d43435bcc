import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api, client } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import { Pages } from '../../documents/document-pages.tsx'
import { writtenMoment } from '../../i18n/dates.ts'
import { ViewTitle } from '../../shell/view-title.tsx'
import styles from './shared.module.css'

type Shared = InferContractRouterOutputs<typeof contract>['sharing']['open']
type Props = { token: string; shared: Shared }

/** Who shares what, the message, the pages and who else may see them. */
export function SharedDocument({ token, shared }: Props) {
  const { t } = useTranslation()
  const { sender, message, audience } = shared
  const date = writtenMoment(shared.expires_at)
  return (
    <>
      <header className={styles.head}>
        <ViewTitle takesFocus={false}>{titleOf(shared)}</ViewTitle>
        {message && (
          <figure className={styles.message}>
            <figcaption>{t('shared.message', { sender })}</figcaption>
            <blockquote dir="auto">{message}</blockquote>
          </figure>
        )}
        <Text>{t(`shared.who_${audience}`, { date })}</Text>
        <DownloadPdf token={token} />
      </header>
      <SharedPages token={token} shared={shared} />
      <footer className={styles.head}>
        <Text>{t('shared.about')}</Text>
        <div>
          <Anchor py={8} display="inline-block" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('shared.home')}
          </Anchor>
        </div>
      </footer>
    </>
  )

  function titleOf({ kind, person }: Shared) {
    if (person === null || kind === 'pwp') return t(`shared.${kind}`, { sender })
    return t(`shared.${kind}_of`, { sender, person })
  }
}

function SharedPages({ token, shared: { title, language } }: Props) {
  const pages = useQuery(
    api.sharing.openPages.queryOptions({
      input: { body: { token } },
      meta: { quiet: true },
      ...{ retry: false, staleTime: Number.POSITIVE_INFINITY },
    }),
  )
  if (pages.isPending) return <Skeleton height={800} radius="lg" />
  if (!pages.data) return <QueryError query={pages} />
  return <Pages svg={pages.data.body as Blob} title={title} language={language} />
}

/** Before the pages, because those are pictures: the same as text. */
function DownloadPdf({ token }: { token: string }) {
  const { t } = useTranslation()
  const description = useId()
  const pdf = useMutation({
    mutationFn: async () =>
      download((await client.sharing.openPdf({ body: { token } })).body as File),
  })
  return (
    <div>
      <Text id={description} mb={12}>
        {t('shared.pdf_text')}
      </Text>
      <Button
        leftSection={<Icon of={IconDownload} />}
        loading={pdf.isPending}
        aria-describedby={description}
        onClick={() => pdf.mutate()}
      >
        {t('shared.pdf')}
      </Button>
    </div>
  )
}
