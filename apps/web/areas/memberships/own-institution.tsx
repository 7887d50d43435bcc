import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { InstitutionDetails } from './institution-details.tsx'
import { JoinForm } from './join-form.tsx'
import { JoinRequest } from './join-request.tsx'
import { useMembership } from './membership.ts'
import styles from './memberships.module.css'
import { WaitingPlace } from './waiting-place.tsx'

type Props = {
  /** The code of a scanned link. */
  code: string
  /** Whether the page is about something else when there is no institution. */
  isAside: boolean
}

/** The institution of the signed-in person, or the form to join one. */
export function OwnInstitution({ code, isAside }: Props) {
  const { t } = useTranslation()
  const query = useMembership()
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <Skeleton height={240} radius="lg" />
  const { institution, waiting, join_request, facilitators } = query.data
  if (institution) return <InstitutionDetails institution={institution} />
  if (isAside) return null
  return (
    <>
      {facilitators.length > 0 && <Facilitators names={facilitators} />}
      {join_request && <JoinRequest request={join_request} />}
      {waiting ? (
        <WaitingPlace place={waiting} />
      ) : join_request ? null : (
        <section className={styles.part}>
          <Title order={2}>{t('membership.join_title')}</Title>
          <Text>{t('membership.none')}</Text>
          <JoinForm code={code} />
        </section>
      )}
    </>
  )
}

/** Who guides a coaching client, and where the client decides what they see. */
function Facilitators({ names }: { names: readonly { id: number; name: string }[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <Title order={2}>{t('coaching.own_title')}</Title>
      <ul className={styles.names}>
        {names.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <Anchor renderRoot={(props) => <Link to="/settings/privacy" {...props} />}>
        {t('membership.sees_link')}
      </Anchor>
    </section>
  )
}
