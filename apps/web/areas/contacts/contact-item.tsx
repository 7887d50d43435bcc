import { Anchor, Button, Group } from '@mantine/core'
import type { ContactView } from '@quartet/contract/areas/contacts.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import styles from './contacts.module.css'
import type { ContactsTab } from './contacts-tab.ts'
import { type ContactAction, useContactActions } from './use-contact-actions.ts'

/** The actions of each tab; the first one stands out. */
const actionsOf: Record<ContactsTab, readonly ContactAction[]> = {
  mine: ['remove', 'block'],
  pending: ['cancel'],
  received: ['accept', 'decline', 'block'],
}
/** Actions that end something and cannot be taken back by the same person alone. */
const isAsked = (action: ContactAction): action is 'remove' | 'block' =>
  action === 'remove' || action === 'block'

type Props = { contact: ContactView; tab: ContactsTab; onChange: () => void }

/** A contact or a request, with what the user can do with it. */
export function ContactItem({ contact, tab, onChange }: Props) {
  const { t } = useTranslation()
  const { act, running } = useContactActions(contact, onChange)
  const [asking, setAsking] = useState<'remove' | 'block' | null>(null)
  const name = `${contact.first_name} ${contact.last_name}`.trim()
  const choose = (action: ContactAction) => (isAsked(action) ? setAsking(action) : act(action))
  return (
    <li className={styles.contact}>
      {tab === 'mine' ? (
        <Anchor
          className={styles.name}
          renderRoot={(props) => (
            <Link to="/user-details/$id" params={{ id: String(contact.id) }} {...props} />
          )}
        >
          <bdi>{name}</bdi>
        </Anchor>
      ) : (
        <bdi className={styles.name}>{name}</bdi>
      )}
      <Group gap="xs">
        {actionsOf[tab].map((action) => (
          <Button
            key={action}
            variant={action === 'accept' ? 'filled' : 'default'}
            aria-label={`${t(`contacts.${action}`)}: ${name}`}
            loading={running === action}
            disabled={running !== undefined && running !== action}
            onClick={() => choose(action)}
          >
            {t(`contacts.${action}`)}
          </Button>
        ))}
      </Group>
      <ConfirmDialog
        opened={asking !== null}
        title={t('table.sure')}
        text={asking ? t(`contacts.${asking}_text`, { name: `\u2068${name}\u2069` }) : ''}
        action={asking ? t(`contacts.${asking}`) : undefined}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) act(asking)
          setAsking(null)
        }}
      />
    </li>
  )
}
