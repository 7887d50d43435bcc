import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { limits } from '@quartet/contract/limits.ts'
import { useMemo } from 'react'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { CountryField } from '../../components/country-field.tsx'
import { institutionOptions } from '../../components/institution-options.ts'
import { RemoteSelect } from '../../components/remote-select.tsx'
import { client } from '../../data/client.ts'
import { Failure } from '../../data/failure.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { ageChoices } from '../../lists/content/choices.ts'
import type { Field } from '../../lists/record/field.ts'
import { type OpenForm, RecordForm } from '../../lists/record/record-form.tsx'
import { type NewRole, newRolesFor, typeAndRoleOf } from './new-role.ts'
import { NewRoleField } from './new-role-field.tsx'
import type { Person } from './person.ts'

type Body = InferContractRouterInputs<typeof contract>['people']['add']['body']
/** Fields hold text: without an institution or a country ''. */
type NewPerson = Omit<Body, 'organization_id' | 'type' | 'role'> & {
  new_role: NewRole
  organization_id: string
  country: string
}
/** The form's own field beside those of the person. */
type Row = Person & { new_role?: NewRole }
type ChangedPerson = InferContractRouterInputs<typeof contract>['profile']['save']['body']

const types = ['student', 'institution', 'individual', 'coaching'] as const
export const typeChoices = types.map((value) => ({
  value,
  label: `people.type_${value}` as const,
}))

/** Only the name of an existing user is changed here; the rest belongs to the account. */
const fieldsFor = (offered: readonly NewRole[]): readonly Field<Row>[] => [
  {
    key: 'new_role',
    kind: 'slot',
    input: (props) => <NewRoleField {...props} offered={offered} />,
    label: 'people.role',
    initial: offered[0],
    written: 'once',
  },
  { key: 'first_name', kind: 'text', label: 'people.first_name', max: limits.personName },
  { key: 'last_name', kind: 'text', label: 'people.last_name', max: limits.personName },
  {
    key: 'email',
    kind: 'text',
    label: 'people.email',
    hint: 'people.email_hint',
    max: limits.email,
    written: 'once',
  },
  {
    key: 'organization_id',
    kind: 'slot',
    input: (props) => <RemoteSelect {...props} options={institutionOptions} />,
    label: 'people.institution',
    hint: 'people.institution_hint',
    optional: true,
    written: 'once',
  },
  {
    key: 'age_group_id',
    kind: 'choice',
    label: 'content.age_group',
    hint: 'people.add_agrees',
    options: ageChoices,
    initial: '3',
    written: 'once',
  },
  {
    key: 'turns_18_in',
    kind: 'number',
    label: 'people.turns_18_in',
    hint: 'people.turns_18_hint',
    ...limits.turns18In,
    optional: true,
    written: 'once',
  },
  {
    key: 'country',
    kind: 'slot',
    input: (props) => <CountryField {...props} clearable />,
    label: 'institutions.country',
    optional: true,
    written: 'once',
  },
]

/** Adds a user, for whom the school may consent with the texts of this form, or changes one. */
export function UserForm(open: OpenForm<Person>) {
  const { shown, refetch } = useConsentScreen('addition')
  const permissions = usePermissions()
  const fields = useMemo(() => fieldsFor(newRolesFor(permissions)), [permissions])
  const add = async ({ new_role, organization_id, country, ...draft }: NewPerson) => {
    const body = {
      ...draft,
      ...typeAndRoleOf(new_role),
      organization_id: organization_id ? Number(organization_id) : null,
      country: country || null,
      ...(shown && { shown }),
    }
    try {
      return (await client.people.add({ body })).person
    } catch (error) {
      if (haveWordsChanged(error)) void refetch()
      throw error
    }
  }
  const edit = async (id: number, { first_name, last_name }: ChangedPerson) => {
    await client.profile.save({ params: { user_id: id }, body: { first_name, last_name } })
    return showPerson(id)
  }
  return (
    <RecordForm<Row, NewPerson, ChangedPerson>
      name="users"
      fields={fields}
      add={add}
      edit={edit}
      {...open}
    />
  )
}

async function showPerson(id: number): Promise<Person> {
  const [person] = (await client.people.list({ query: { id } })).list
  if (!person) throw new Failure({ status: 404, name: 'row_unknown' satisfies ErrorName })
  return person
}
