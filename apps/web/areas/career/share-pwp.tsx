import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { ShareButton } from '../../share/share-button.tsx'
import type { Person } from './career.ts'

/** Shares the caller's Personal Work Profile. */
export function SharePwp({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <ShareButton
      label={t('share.plp')}
      title={t('pwp.share_title')}
      person={person}
      document={{ kind: 'pwp' }}
      sent={t('pwp.sent')}
      send={(parcel) => client.career.share({ body: parcel })}
    />
  )
}
