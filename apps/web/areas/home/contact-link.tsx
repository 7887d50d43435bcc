import { useTranslation } from 'react-i18next'
import { usePlans } from '../../components/prices.ts'

/** The mailbox of whoever runs the installation; nothing while there is none. */
export function ContactLink() {
  const { t } = useTranslation()
  const address = usePlans().data?.contact
  if (!address) return null
  return (
    <li>
      <a href={`mailto:${address}`}>{t('home.contact', { address })}</a>
    </li>
  )
}
