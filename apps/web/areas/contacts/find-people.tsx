import { Button, Text, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { IconSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../components/form.ts'
import { Icon } from '../../components/icon.tsx'
import { api } from '../../data/client.ts'
import styles from './contacts.module.css'
import { FoundItem } from './found-item.tsx'
import { InviteAddress } from './invite-address.tsx'

type Props = { byName: boolean; mayInvite: boolean }

/**
 * Searches for people to add: by address, and `byName` in the own institution. An address that
 * finds nobody can be invited.
 */
export function FindPeople({ byName, mayInvite }: Props) {
  const { t } = useTranslation()
  const form = useForm({ search_text: '' })
  const search = useMutation(
    api.contacts.search.mutationOptions({ onError: (error) => form.takeErrors(error) }),
  )
  const submit = () => {
    const search_text = form.values.search_text.trim()
    if (form.passes(search_text ? {} : { search_text: field('required') }))
      search.mutate({ body: { search_text } })
  }
  const searched = search.variables?.body.search_text ?? ''
  const found = search.data?.users ?? []
  const isNobody = search.isSuccess && found.length === 0
  return (
    <div className={styles.find}>
      <form className={styles.search} onSubmit={submitting(submit)} noValidate>
        <TextInput
          className={styles.field}
          label={t('contacts.find_label')}
          description={t(byName ? 'contacts.find_hint_member' : 'contacts.find_hint')}
          maxLength={limits.email}
          {...form.text('search_text')}
        />
        <Button type="submit" leftSection={<Icon of={IconSearch} />} loading={search.isPending}>
          {t('contacts.find')}
        </Button>
      </form>
      <Text role="status">{isNobody && t('contacts.none_found')}</Text>
      {isNobody && mayInvite && isEmail(searched) && (
        <InviteAddress key={searched} email={searched} />
      )}
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('contacts.found')}>
          {found.map((person) => (
            <FoundItem key={`${searched} ${person.id}`} person={person} searched={searched} />
          ))}
        </ul>
      )}
    </div>
  )
}
