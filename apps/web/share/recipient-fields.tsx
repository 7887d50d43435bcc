import '@mantine/core/styles/Checkbox.layer.css'
import { ActionIcon, Button, Checkbox, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { QueryError } from '../components/query-error.tsx'
import styles from './sharing.module.css'
import type { useAddresses } from './use-addresses.ts'
import { guardianValue, type Recipients } from './use-recipients.ts'

type Props = { recipients: Recipients; disabled: boolean }

/** Lines for addresses, or the list of people to whom a minor's content can go. */
export function RecipientFields({ recipients, disabled }: Props) {
  const { audience, query, addresses } = recipients
  if (audience === 'anyone') return <AddressLines addresses={addresses} disabled={disabled} />
  if (audience === 'trusted') return <PeopleTicks recipients={recipients} disabled={disabled} />
  return query.error ? <QueryError query={query} /> : <Skeleton height={80} />
}

function PeopleTicks({ recipients: { people, query, isOwn }, disabled }: Props) {
  const { t } = useTranslation()
  const { staff = [], guardian = false } = query.data ?? {}
  if (staff.length === 0 && !guardian) return <Text>{t('share.people_none')}</Text>
  return (
    <Checkbox.Group
      label={t('share.people')}
      description={t(isOwn ? 'share.people_own' : 'share.people_minor')}
      error={people.isMissing && t('share.people_missing')}
      value={people.chosen}
      onChange={people.choose}
    >
      <div className={styles.people}>
        {guardian && (
          <Checkbox
            value={guardianValue}
            label={t(isOwn ? 'share.guardian' : 'share.guardian_of')}
            disabled={disabled}
          />
        )}
        {staff.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} disabled={disabled} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

type AddressProps = { addresses: ReturnType<typeof useAddresses>; disabled: boolean }

function AddressLines({ addresses, disabled }: AddressProps) {
  const { t, i18n } = useTranslation()
  const { lines, idOf, set, add, remove, max } = addresses
  return (
    <Stack gap="sm">
      {lines.map(({ key, email, wrong }, at) => (
        <div key={key} className={styles.line}>
          <TextInput
            id={idOf(key)}
            label={max === 1 ? t('share.email') : t('share.email_number', { number: at + 1 })}
            type="email"
            dir="ltr"
            autoComplete="off"
            data-autofocus={at === 0 || undefined}
            value={email}
            error={wrong && i18n.exists(wrong) ? i18n.t(wrong as 'field.email_wrong') : wrong}
            onChange={({ currentTarget }) => set(key, currentTarget.value)}
          />
          {lines.length > 1 && (
            <ActionIcon
              color="gray"
              aria-label={t('share.remove_number', { number: at + 1 })}
              disabled={disabled}
              onClick={() => remove(key)}
            >
              <Icon of={IconX} />
            </ActionIcon>
          )}
        </div>
      ))}
      {lines.length < max && (
        <div>
          <Button variant="subtle" onClick={add} disabled={disabled}>
            {t('share.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
