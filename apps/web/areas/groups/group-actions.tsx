import { Button } from '@mantine/core'
import {
  IconId,
  IconPencil,
  IconPresentation,
  IconSend,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { ExportButton } from '../../lists/sheets/export-button.tsx'
import { type GroupPage, groupsPath } from './group.ts'
import { GroupDialog } from './group-dialog.tsx'
import styles from './groups.module.css'
import { useGroupRemoval } from './use-group-removal.ts'

/** What can be done with the whole group. */
export function GroupActions({ group }: { group: GroupPage }) {
  const { t } = useTranslation()
  const { id, role, may_edit, may_push, organization_name } = group
  const permissions = usePermissions()
  return (
    <div className={styles.head}>
      {may_push && permissions?.has('add_tasks') && <PushLinks group={group} />}
      {permissions?.has('access_team') && (
        <Button
          variant="default"
          leftSection={<Icon of={IconUsersGroup} />}
          renderRoot={(props) => (
            <Link to="/new-theme/build-team/step-2" search={{ group: id }} {...props} />
          )}
        >
          {t('groups.start_team')}
        </Button>
      )}
      {permissions?.has('access_team') && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/new-theme/build-team/compose" search={{ group: id }} {...props} />
          )}
        >
          {t('composer.title')}
        </Button>
      )}
      {may_edit && organization_name !== null && (
        <Button
          variant="default"
          leftSection={<Icon of={IconId} />}
          renderRoot={(props) => (
            <Link to="/new-theme/groups/$id/class-cards" params={{ id: String(id) }} {...props} />
          )}
        >
          {t('class_cards.title')}
        </Button>
      )}
      {role === 'owner' && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPresentation} />}
          renderRoot={(props) => (
            <Link to="/new-theme/groups/$id/class-session" params={{ id: String(id) }} {...props} />
          )}
        >
          {t('class_session.title')}
        </Button>
      )}
      <ExportButton
        label={t('content.export')}
        request={(options) => client.groups.export({ params: { group_id: id } }, options)}
      />
      {may_edit && <EditButtons group={group} />}
    </div>
  )
}

function PushLinks({ group: { id, members } }: { group: GroupPage }) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        variant={members ? 'filled' : 'default'}
        leftSection={<Icon of={IconSend} />}
        renderRoot={(props) => (
          <Link to="/new-theme/tasks" search={{ push_group: id } as never} {...props} />
        )}
      >
        {t('tasks.push_title')}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/new-theme/tasks/assigned" search={{ group_id: id } as never} {...props} />
        )}
      >
        {t('tasks.assigned')}
      </Button>
    </>
  )
}

function EditButtons({ group }: { group: GroupPage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isEditing, setIsEditing] = useState(false)
  const removal = useGroupRemoval(() => void navigate({ to: groupsPath }))
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPencil} />}
        onClick={() => setIsEditing(true)}
      >
        {t('groups.rename')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon of={IconTrash} />}
        onClick={() => removal.ask([group])}
      >
        {t('table.delete')}
      </Button>
      <GroupDialog editing={isEditing ? group : null} onClose={() => setIsEditing(false)} />
      <ConfirmRemove removal={removal} nameOf={({ name }) => name} note={t('groups.remove_note')} />
    </>
  )
}
