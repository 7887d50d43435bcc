import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import { RecordPage } from '../../../lists/record/record-page.tsx'
import { RosterForm } from './roster-form.tsx'
import { RosterHistory } from './roster-history.tsx'
import { RosterImport } from './roster-import.tsx'

/** Imports the people of an institution from a file: first a look at it, then the import, then undo. */
export function RosterScreen({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const mayImport = permissions?.has('access_users') && permissions.has('admin_users')
  if (permissions && !mayImport) return <NoAccess title={t('roster.title')} />
  return (
    <RecordPage back={{ to: '/users', title: t('people.title') }} name={t('roster.title')}>
      <Title order={1}>{t('roster.title')}</Title>
      {permissions && (id === undefined ? <Choose /> : <RosterImport key={id} id={id} />)}
    </RecordPage>
  )
}

function Choose() {
  const { t } = useTranslation()
  const only = useOnlyInstitution()
  const [chosen, setChosen] = useState('')
  if (only === undefined) return <p role="status">{t('shell.loading')}</p>
  const organization = only || chosen
  return (
    <>
      <Text>{t('roster.lead')}</Text>
      <RosterForm
        organization={organization}
        onOrganization={only === '' ? setChosen : undefined}
      />
      {organization !== '' && <RosterHistory key={organization} organization={organization} />}
    </>
  )
}

/** The institution of who can import into one only; '' for those who choose, undefined until known. */
function useOnlyInstitution() {
  const { data, error } = useQuery({
    queryKey: ['institutions', 'only'],
    queryFn: ({ signal }) => client.organizations.pick({ query: { limit: 1 } }, { signal }),
    meta: { quiet: true },
  })
  if (error) return ''
  const [first, ...others] = data?.organizations ?? []
  if (!data) return undefined
  return first && others.length === 0 ? String(first.id) : ''
}
