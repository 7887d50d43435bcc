import { Button, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { api } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import styles from './poster.module.css'

/** A poster of A4 for the wall: how to join an institution, in the language of the reader. */
export function PosterScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.organizations.show.queryOptions({
      input: { params: { organization_id: id } },
      meta: { quiet: true },
    }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const { name, promo_code, link } = query.data.organization
  return (
    <RecordPage
      back={{ to: `/show-institution/${id}?tab=joining`, title: name }}
      name={t('institutions.poster')}
    >
      <div className={styles.head}>
        <ViewTitle>{t('institutions.poster')}</ViewTitle>
        <Text>{t('institutions.poster_text')}</Text>
        <div>
          <Button leftSection={<Icon of={IconPrinter} />} onClick={() => print()}>
            {t('class_cards.print')}
          </Button>
        </div>
      </div>
      <Poster name={name} code={promo_code} link={link} />
    </RecordPage>
  )
}

function Poster({ name, code, link }: { name: string; code: string; link: string }) {
  const { t } = useTranslation()
  const address = link.replace(/^https?:\/\//, '').replace(/\?.*$/, '')
  return (
    <section className={styles.poster} aria-label={t('institutions.poster')}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <QrCode text={link} size={300} label={t('institutions.qr_alt', { link })} />
      <p className={styles.code}>
        <bdi dir="ltr">{code}</bdi>
      </p>
      <ol className={styles.steps}>
        <li>{t('institutions.poster_scan', { address: apart(address) })}</li>
        <li>{t('institutions.poster_sign_up', { code: apart(code) })}</li>
        <li>{t('institutions.poster_begin')}</li>
      </ol>
    </section>
  )
}

/** Isolates an address, which is written from left to right in every language. */
const apart = (text: string) => `\u2066${text}\u2069`
