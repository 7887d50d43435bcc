import { Button } from '@mantine/core'
import { scoresOf } from '@quartet/domain/patterns.ts'
import { IconPencil, IconPrinter, IconQrcode } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import { mayOpenRoles } from '../../../shell/content-pages.ts'
import type { ProfileTab } from '../tabs/profile-tab.ts'
import { EditScores } from './edit-scores.tsx'
import type { Person } from './person.ts'
import { ShareProfile } from './share-profile.tsx'
import styles from './toolbar.module.css'

type Props = {
  person: Person
  own: boolean
  tab: ProfileTab
}

/**
 * The actions on a profile, each by its permission and by which parts of the person are visible.
 */
export function Toolbar({ person, own, tab }: Props) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const [edits, setEdits] = useState(false)
  const seesScores = scoresOf(person) !== null && (permissions?.has('access_lci') ?? false)
  const mayEdit = (permissions?.has('edit_users') ?? false) && person.sees.includes('scores')
  const maySend = seesScores && (own || (permissions?.has('access_users') ?? false))
  const id = own ? undefined : String(person.id)
  const staffLinks = own || !permissions?.has('access_users') ? [] : staffLinksFor(permissions)
  if (!mayEdit && !seesScores && staffLinks.length === 0) return null
  return (
    <section id="actions" aria-label={t('profile.tools')} className={styles.tools} data-screen-only>
      {maySend && tab !== 'history' && (
        <ShareProfile person={person} withPicture={own && tab === 'result'} />
      )}
      {seesScores && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          renderRoot={(props) => <Link to="/new-theme/print/{-$id}" params={{ id }} {...props} />}
        >
          {t('profile.print')}
        </Button>
      )}
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPencil} />}
          onClick={() => setEdits(true)}
        >
          {t('profile.edit_score')}
        </Button>
      )}
      {staffLinks.map((tab) => (
        <Button
          key={tab}
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/user-details/$id"
              params={{ id: String(person.id) }}
              search={{ tab }}
              {...props}
            />
          )}
        >
          {t(`people.tab_${tab}`)}
        </Button>
      ))}
      {person.organization && permissions?.has('admin_institutions') && (
        <Button
          variant="default"
          leftSection={<Icon of={IconQrcode} />}
          renderRoot={(props) => (
            <Link
              to="/show-institution/$id"
              params={{ id: String(person.organization?.id) }}
              search={{ tab: 'joining' }}
              {...props}
            />
          )}
        >
          {t('profile.organization_qr')}
        </Button>
      )}
      {mayEdit && <EditScores person={person} opened={edits} onClose={() => setEdits(false)} />}
    </section>
  )
}

/** The parts of the person's page that are about tasks and roles, for whoever may see them. */
const staffLinksFor = (permissions: ReadonlySet<string>) => [
  ...(permissions.has('access_tasks') && permissions.has('show_tasks') ? (['tasks'] as const) : []),
  ...(mayOpenRoles(permissions) ? (['roles'] as const) : []),
]
