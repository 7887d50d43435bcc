import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import { contactsAtOnce } from '@quartet/domain/teams.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../components/form.ts'
import { api } from '../../../data/client.ts'
import { useMe } from '../../../data/use-me.ts'
import type { Guests } from './guests.ts'
import { ColleaguesField, ContactsField } from './people-field.tsx'

/** Chooses contacts, people of the own institution and addresses. */
export function GuestFields<Values extends Guests>({ form }: { form: Form<Values> }) {
  const { t } = useTranslation()
  const me = useMe()
  const { values, set, error, mark } = form as unknown as Form<Guests>
  // says whether the user may invite by mail
  const { data } = useQuery(
    api.contacts.list.queryOptions({ input: { query: { limit: 0 } }, meta: { quiet: true } }),
  )
  return (
    <>
      <ContactsField
        label={t('teams.contacts')}
        hint={t('teams.contacts_hint')}
        chosen={values.contacts}
        onChange={(chosen) => set('contacts', chosen)}
        error={error('contacts')}
        mark={mark('contacts')}
        max={contactsAtOnce}
      />
      {me?.organization && (
        <ColleaguesField
          label={t('teams.colleagues')}
          hint={t('teams.colleagues_hint')}
          chosen={values.colleagues}
          onChange={(chosen) => set('colleagues', chosen)}
          error={error('colleagues')}
          mark={mark('colleagues')}
        />
      )}
      {data?.may_invite && (
        <Textarea
          label={t('teams.emails')}
          description={t('teams.emails_hint')}
          autosize
          minRows={2}
          maxRows={8}
          dir="ltr"
          {...mark('emails')}
          value={values.emails}
          error={error('emails')}
          onChange={({ currentTarget }) => set('emails', currentTarget.value)}
        />
      )}
    </>
  )
}
