import { Anchor, Button } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { shownMoment } from '../../../i18n/dates.ts'
import { Facts } from '../../../lists/record/record-page.tsx'
import type { Person } from '../person.ts'
import { PersonDialogs } from '../person-dialogs.tsx'
import { PersonStatus } from '../person-status.tsx'
import { RoleNames } from '../role-names.tsx'
import { usePersonActions } from '../use-person-actions.ts'
import { ClientFacilitators } from './client-facilitators.tsx'
import { EndMembership } from './end-membership.tsx'
import styles from './person-page.module.css'

type Props = {
  person: Person
  permissions: ReadonlySet<string>
  /** Whether the reader may see the answers to the inventory. */
  showsAnswers: boolean
}

/** What is known about a person, where their pages are, and what can be done with the account. */
export function OverviewTab({ person, permissions, showsAnswers }: Props) {
  const { t } = useTranslation()
  const actions = usePersonActions(
    permissions.has('admin_users'),
    () => {},
    () => {},
  )
  const offered = actions.actionsOf(person)
  return (
    <>
      <Facts facts={useFacts(person, permissions)} edited_at={null} />
      {person.removed === 0 && <ProfileLinks {...{ person, permissions, showsAnswers }} />}
      {offered.length > 0 && (
        <section className={styles.links} aria-label={t('people.actions')}>
          {offered.map(({ key, label, icon, go }) => (
            <Button key={key} variant="default" leftSection={<Icon of={icon} />} onClick={go}>
              {label}
            </Button>
          ))}
        </section>
      )}
      {person.removed === 0 &&
        person.organization_id !== null &&
        permissions.has('admin_users') && (
          <div className={styles.links}>
            <EndMembership id={person.id} name={person.name} />
          </div>
        )}
      {person.type === 'coaching' && permissions.has('access_settings') && (
        <ClientFacilitators id={person.id} />
      )}
      <PersonDialogs {...actions.dialogs} />
    </>
  )
}

function useFacts(person: Person, permissions: ReadonlySet<string>) {
  const { t } = useTranslation()
  const { organization_id, organization_name, email, email_verified, classification } = person
  return [
    { label: t('people.status'), value: <PersonStatus person={person} /> },
    {
      label: t('people.email'),
      value: email && (
        <>
          <bdi dir="ltr">{email}</bdi> {email_verified === false && t('people.status_unverified')}
        </>
      ),
    },
    { label: t('people.type'), value: t(`people.type_${person.type}`) },
    {
      label: t('people.institution'),
      value:
        organization_id !== null && permissions.has('access_institutions') ? (
          <Anchor
            renderRoot={(props) => (
              <Link
                to="/show-institution/$id"
                params={{ id: String(organization_id) }}
                {...props}
              />
            )}
          >
            {organization_name}
          </Anchor>
        ) : (
          organization_name
        ),
    },
    { label: t('content.age_group'), value: t(`register.age_${person.age_group_id}`) },
    {
      label: t('roles.roles'),
      value: person.roles.length > 0 && <RoleNames names={person.roles} />,
    },
    { label: t('people.lci'), value: t(`people.lci_${person.lci}`) },
    {
      label: t('people.classification'),
      value: classification && t(`label.${classification}`),
    },
    {
      label: t('people.joined'),
      value: <bdi dir="ltr">{shownMoment(person.created_at)}</bdi>,
    },
    {
      label: t('people.last_visit'),
      value: person.last_visit_on && <bdi dir="ltr">{shownDate(person.last_visit_on)}</bdi>,
    },
  ].map(({ label, value }) => ({ label, value: value || null }))
}

function ProfileLinks({ person, permissions, showsAnswers }: Props) {
  const { t } = useTranslation()
  const id = String(person.id)
  const hasResult = person.classification !== null && permissions.has('access_lci')
  return (
    <nav className={styles.links} aria-label={t('people.pages')}>
      <Button
        renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{ id }} {...props} />}
      >
        {t('people.open_profile')}
      </Button>
      {hasResult && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/new-theme/plp/{-$id}" params={{ id }} {...props} />}
        >
          {t('people.open_plp')}
        </Button>
      )}
      {hasResult && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/new-theme/print/{-$id}" params={{ id }} {...props} />}
        >
          {t('profile.print')}
        </Button>
      )}
      {showsAnswers && person.lci === 'done' && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/new-theme/questions/{-$id}" params={{ id }} {...props} />
          )}
        >
          {t('people.open_answers')}
        </Button>
      )}
    </nav>
  )
}
