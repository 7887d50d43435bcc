import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { ShareButton } from '../../../share/share-button.tsx'
import { SocialLinks } from '../../../share/social-links.tsx'
import { type Person, profileLabels } from './person.ts'
import { ShareCard } from './share-card.tsx'

/** Shares a profile; the own one also as a picture. */
export function ShareProfile({ person, withPicture }: { person: Person; withPicture: boolean }) {
  const { t } = useTranslation()
  return (
    <ShareButton
      label={t(withPicture ? 'share.profile' : 'share.plp')}
      title={t(withPicture ? 'share.profile' : 'share.plp_title')}
      person={person}
      document={{ kind: 'plp', user_id: person.id, sheet: 'page' }}
      sent={t('share.sent')}
      send={(parcel) => client.sharing.plp({ params: { user_id: person.id }, body: parcel })}
      {...(withPicture && {
        picture: ({ social }: { social: boolean }) => ({
          card: <ShareCard person={person} />,
          below: social && <SocialLinks labels={profileLabels(person)} />,
        }),
      })}
    />
  )
}
