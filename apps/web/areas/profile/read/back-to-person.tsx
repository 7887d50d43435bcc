import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../components/icon.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import type { Person } from './person.ts'
import styles from './profile.module.css'

/** From another person's profile back to their page. */
export function BackToPerson({ person: { id, name } }: { person: Person }) {
  if (!usePermissions()?.has('access_users')) return null
  return (
    <Anchor
      className={styles.back}
      data-screen-only
      renderRoot={(props) => (
        <Link to="/user-details/$id" params={{ id: String(id) }} search={{}} {...props} />
      )}
    >
      <Icon of={IconArrowLeft} size={18} />
      <bdi>{name}</bdi>
    </Anchor>
  )
}
