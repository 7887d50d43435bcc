import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import type { Institution } from './institution-fields.tsx'
import styles from './institution-page.module.css'
import { MembersList } from './members-list.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The members of an institution and how far each is, with the ways to invite and remind them. */
export function MembersTab({ row }: { row: Institution }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const of = { organization_id: String(row.id) }
  return (
    <>
      <p>{t('institutions.seats_of', { used: row.seats_used, seats: row.seats })}</p>
      <p className={styles.links}>
        <Anchor renderRoot={(props) => <Link to="/users" search={of} {...props} />}>
          {t('institutions.members')}
        </Anchor>
        {permissions?.has('admin_users') && (
          <Anchor
            renderRoot={(props) => (
              <Link to="/users" search={{ ...of, lci: 'not_done' }} {...props} />
            )}
          >
            {t('institutions.members_remind')}
          </Anchor>
        )}
      </p>
      <WaitingList id={row.id} />
      <MembersList id={row.id} />
    </>
  )
}
