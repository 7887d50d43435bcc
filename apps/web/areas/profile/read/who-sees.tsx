import { Anchor, Title } from '@mantine/core'
import { profileWordsOf } from '@quartet/domain/profile-words.ts'
import { type ProfilePart, partsOf, type Relation } from '@quartet/domain/visibility.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProfileViews } from '../../../components/profile-views.tsx'
import { listed } from '../../../i18n/lists.ts'
import type { Person } from './person.ts'
import styles from './who-sees.module.css'

/**
 * Who may read the person's profile and which parts, from the same table that the server uses; then
 * who did.
 */
export function WhoSees({ person }: { person: Person }) {
  const { t } = useTranslation()
  const readers: Relation[] = [
    ...(person.family_type === 2 ? (['family_admin'] as const) : []),
    ...(person.organization ? (['institution'] as const) : []),
    'platform',
  ]
  return (
    <section className={styles.who} data-screen-only>
      <Title order={2} size="h3">
        {t('profile.who')}
      </Title>
      <p>{t('who.you')}</p>
      <dl className={styles.readers}>
        {readers.map((reader) => (
          <Reader key={reader} person={person} reader={reader} />
        ))}
      </dl>
      <p>{t('who.nobody')}</p>
      <Disclosure level={3} title={<span className={styles.views}>{t('views.title')}</span>}>
        <ProfileViews />
      </Disclosure>
      <p>
        <Anchor renderRoot={(props) => <Link to="/settings/privacy" {...props} />}>
          {t('own_data.open')}
        </Anchor>
      </p>
    </section>
  )
}

function Reader({ person, reader }: { person: Person; reader: Relation }) {
  const { t } = useTranslation()
  const isShown = (part: ProfilePart) =>
    part !== 'words' || profileWordsOf[person.age_group_id].length > 0
  const [always, shared] = (['yes', 'shared'] as const).map((sight) =>
    partsOf(reader, person.age_group_id, sight).filter(isShown),
  )
  const named = (parts: readonly (ProfilePart | 'name')[] = []) =>
    listed(parts.map((part) => t(`part.${part}`)))
  return (
    <div>
      <dt>{t(`reader.${reader}`, { place: person.organization?.name ?? '' })}</dt>
      {shared?.length === 0 ? (
        <dd>{t('who.everything')}</dd>
      ) : (
        <>
          <dd>{t('who.always', { parts: named(['name', ...(always ?? [])]) })}</dd>
          <dd>{t('who.shared', { parts: named(shared) })}</dd>
        </>
      )}
    </div>
  )
}
