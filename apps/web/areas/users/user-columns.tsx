import { Text } from '@mantine/core'
import { classifications } from '@quartet/domain/classification.ts'
import { shownDate } from '@quartet/domain/dates.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type RemoteOption, RemoteSelect } from '../../components/remote-select.tsx'
import { localDay } from '../../i18n/dates.ts'
import { ageChoices } from '../../lists/content/choices.ts'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column, Filter } from '../../lists/table/column.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { institutionOptions } from './institution-options.ts'
import type { Person } from './person.ts'
import { PersonStatus } from './person-status.tsx'
import { RoleNames } from './role-names.tsx'
import styles from './user-columns.module.css'
import { typeChoices } from './user-form.tsx'

const statuses = (
  ['active', 'unverified', 'awaiting_consent', 'awaiting_school', 'leaving', 'erasing'] as const
).map((value) => ({ value, label: `people.status_${value}` as const }))
const results = (['done', 'not_done'] as const).map((value) => ({
  value,
  label: `people.lci_${value}` as const,
}))
const memberships = (['yes', 'no'] as const).map((value) => ({
  value,
  label: `content.${value}` as const,
}))
const labels = classifications.map((value) => ({ value, label: `label.${value}` as const }))
const anyOf = (options: readonly { value: string }[]) => matchAny(options.map(({ value }) => value))

export const userKeys: TableKeys = {
  sorts: ['id', 'name', 'email', 'type', 'organization_name', 'age_group_id', 'created_at'],
  filters: {
    type: anyOf(typeChoices),
    organization_id: /^[1-9]\d{0,8}$/,
    role_id: /^[1-9]\d{0,8}$/,
    age_group_id: anyOf(ageChoices),
    status: anyOf(statuses),
    lci: anyOf(results),
    team_member: anyOf(memberships),
    classification: anyOf(labels),
  },
}

type FilterChoices = {
  /** The institution by which the list is filtered. */
  institution: RemoteOption | null | undefined
  roles: readonly RemoteOption[]
}

export const filtersOf = (t: TFunction, { institution, roles }: FilterChoices): Filter[] => [
  choiceFilter(t, 'type', 'people.type', typeChoices),
  {
    key: 'organization_id',
    title: t('people.institution'),
    options: institution ? [institution] : [],
    input: (props) => <RemoteSelect {...props} options={institutionOptions} />,
  },
  { key: 'role_id', title: t('people.role'), options: roles },
  choiceFilter(t, 'age_group_id', 'content.age_group', ageChoices),
  choiceFilter(t, 'status', 'people.status', statuses),
  choiceFilter(t, 'lci', 'people.lci', results),
  choiceFilter(t, 'team_member', 'people.team_member', memberships),
  choiceFilter(t, 'classification', 'people.classification', labels),
]

/** `seesVisits`: the answer contains them. */
export const columnsOf = (t: TFunction, seesVisits: boolean): Column<Person>[] => [
  {
    key: 'name',
    title: t('people.name'),
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to="/user-details/$id" params={{ id: String(id) }} search={{}}>
        <CellText>{name}</CellText>
      </Link>
    ),
  },
  {
    key: 'email',
    title: t('people.email'),
    sort: 'email',
    cell: ({ email, email_verified }) =>
      email && <Address email={email} isConfirmed={email_verified !== false} />,
  },
  {
    key: 'type',
    title: t('people.type'),
    sort: 'type',
    cell: ({ type }) => {
      const choice = typeChoices.find(({ value }) => value === type)
      return choice && t(choice.label)
    },
    hiddenAtFirst: true,
  },
  {
    key: 'organization_id',
    title: t('people.institution'),
    sort: 'organization_name',
    cell: ({ organization_name }) => organization_name,
  },
  {
    key: 'age_group_id',
    title: t('content.age_group'),
    sort: 'age_group_id',
    cell: ({ age_group_id }) => t(`register.age_${age_group_id}`),
    hiddenAtFirst: true,
  },
  {
    key: 'status',
    title: t('people.status'),
    cell: (person) => <PersonStatus person={person} />,
  },
  { key: 'lci', title: t('people.lci'), cell: ({ lci }) => t(`people.lci_${lci}`) },
  {
    key: 'classification',
    title: t('people.classification'),
    cell: ({ classification }) => classification && t(`label.${classification}`),
    hiddenAtFirst: true,
  },
  {
    key: 'roles',
    title: t('roles.roles'),
    cell: ({ roles }) => roles.length > 0 && <RoleNames names={roles} />,
  },
  {
    key: 'created_at',
    title: t('people.joined'),
    sort: 'created_at',
    cell: ({ created_at }) => <Day day={localDay(new Date(created_at))} />,
    hiddenAtFirst: true,
  },
  ...(seesVisits ? [visitColumn(t)] : []),
]

const visitColumn = (t: TFunction): Column<Person> => ({
  key: 'last_visit_on',
  title: t('people.last_visit'),
  cell: ({ last_visit_on }) => last_visit_on && <Day day={last_visit_on} />,
})

const Day = ({ day }: { day: string }) => (
  <Text span dir="ltr" className={styles.day}>
    {shownDate(day)}
  </Text>
)

/** Breaks the line only before the @. An unconfirmed address may be anybody's, so it is marked. */
function Address({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { t } = useTranslation()
  const at = email.lastIndexOf('@')
  return (
    <>
      <bdi dir="ltr">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </bdi>
      {!isConfirmed && (
        <Text size="xs" c="dimmed">
          {t('people.status_unverified')}
        </Text>
      )}
    </>
  )
}
