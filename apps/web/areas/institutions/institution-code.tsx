import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../components/copy-button.tsx'
import { Icon } from '../../components/icon.tsx'
import { qrPicture } from '../../components/qr-picture.ts'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import styles from './institution-code.module.css'

/** The code for joining, and its QR code to print. */
export function InstitutionCode({ id }: { id: number }) {
  const { t } = useTranslation()
  const institution = useQuery(
    api.organizations.show.queryOptions({
      input: { params: { organization_id: id } },
      meta: { quiet: true },
    }),
  )
  const { data } = institution
  const [picture, setPicture] = useState<{ file: File; address: string }>()
  const link = data?.organization.link
  useEffect(() => {
    if (!link) return
    let address = ''
    void qrPicture(link, 'organization-qr.png').then((file) => {
      address = URL.createObjectURL(file)
      setPicture({ file, address })
    })
    return () => URL.revokeObjectURL(address)
  }, [link])
  if (institution.error) return <QueryError query={institution} />
  if (!data || !link) return null
  return (
    <section className={styles.card}>
      <h2>{t('institutions.join_title')}</h2>
      <p>{t('institutions.join_text')}</p>
      <p className={styles.code} dir="ltr">
        {data.organization.promo_code}
      </p>
      <Group>
        <CopyButton
          text={data.organization.promo_code}
          label={t('family.copy')}
          done={t('family.copied')}
        />
        <CopyButton text={link} label={t('share.copy')} done={t('share.copied')} />
      </Group>
      {picture && (
        <>
          <img
            className={styles.picture}
            src={picture.address}
            width={300}
            height={300}
            alt={t('institutions.qr_alt', { link })}
          />
          <Group>
            <Button variant="default" onClick={() => download(picture.file)}>
              {t('institutions.qr_download')}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon of={IconPrinter} />}
              renderRoot={(props) => (
                <Link to="/show-institution/$id/poster" params={{ id: String(id) }} {...props} />
              )}
            >
              {t('institutions.poster')}
            </Button>
          </Group>
        </>
      )}
    </section>
  )
}
