import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { limits } from '@quartet/contract/limits.ts'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { RemoteSelect } from '../../components/remote-select.tsx'
import { client } from '../../data/client.ts'
import { Failure } from '../../data/failure.ts'
import { ageChoices } from '../../lists/content/choices.ts'
import type { Field } from '../../lists/record/field.ts'
import { type OpenForm, RecordForm } from '../../lists/record/record-form.tsx'
import { institutionOptions } from './institution-options.ts'
import type { Person } from './person.ts'

type Body = InferContractRouterInputs<typeof contract>['people']['add']['body']
/** Fields hold text: without an institution or a country ''. */
type NewPerson = Omit<Body, 'organization_id'> & { organization_id: string; country: string }
type ChangedPerson = InferContractRouterInputs<typeof contract>['profile']['save']['body']

const types = ['student', 'institution', 'individual', 'coaching'] as const
export const typeChoices = types.map((value) => ({
  value,
  label: `people.type_${value}` as const,
}))

/** Only the name of an existing user is changed here; the rest belongs to the account. */
const fields: readonly Field<Person>[] = [
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
  { key: 'type', kind: 'choice', label: 'people.type', options: typeChoices, written: 'once' },
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
    kind: 'text',
    label: 'institutions.country',
    hint: 'institutions.country_hint',
    max: 2,
    optional: true,
    written: 'once',
  },
]

/** Adds a user, for whom the school may consent with the texts of this form, or changes one. */
export function UserForm(open: OpenForm<Person>) {
  const { shown, refetch } = useConsentScreen('addition')
  const add = async ({ organization_id, country, ...draft }: NewPerson) => {
    const body = {
      ...draft,
      organization_id: organization_id ? Number(organization_id) : null,
      country: country ? country.toUpperCase() : null,
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
    <RecordForm<Person, NewPerson, ChangedPerson>
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
