import { Text } from '@mantine/core'
import { classifications } from '@quartet/domain/classification.ts'
import { shownDate } from '@quartet/domain/dates.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type RemoteOption, RemoteSelect } from '../../components/remote-select.tsx'
import { userCategoryOptions } from '../../components/user-category-options.ts'
import { localDay } from '../../i18n/dates.ts'
import { ageChoices } from '../../lists/content/choices.ts'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column, Filter } from '../../lists/table/column.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
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
const either = [
  { value: 'yes', label: 'content.yes' },
  { value: 'none', label: 'content.no' },
] as const
const shownPatterns = patterns.map((value) => ({ value, label: `pattern.${value}` as const }))
/** Whether people have something, with the title of the filter. */
const progress = [
  ['team_member', 'people.team_member'],
  ['tasks', 'tasks.title_school'],
  ['work_tasks', 'tasks.title_work'],
  ['career_tasks', 'tasks.title_career'],
  ['decoded', 'people.decoded'],
] as const
/** Days of the last visit. */
const visits = [7, 30, 90, 365] as const
const labels = classifications.map((value) => ({ value, label: `label.${value}` as const }))
const anyOf = (options: readonly { value: string }[]) => matchAny(options.map(({ value }) => value))

export const userKeys: TableKeys = {
  sorts: ['id', 'name', 'email', 'type', 'organization_name', 'age_group_id', 'created_at'],
  filters: {
    type: anyOf(typeChoices),
    organization_id: /^[1-9]\d{0,8}$/,
    role_id: /^[1-9]\d{0,8}$/,
    category: /^[1-9]\d{0,8}$/,
    age_group_id: anyOf(ageChoices),
    status: anyOf(statuses),
    lci: anyOf(results),
    plp: anyOf(results),
    ...Object.fromEntries(progress.map(([key]) => [key, anyOf(either)])),
    pattern: anyOf(shownPatterns),
    classification: anyOf(labels),
    language: /^[1-9]\d{0,8}$/,
    active: /^[1-9]\d{0,2}$/,
  },
}

type FilterChoices = {
  /** The filter by institution, if the caller has it. */
  institutions: readonly Filter[]
  roles: readonly RemoteOption[]
  languages: readonly RemoteOption[]
  seesVisits: boolean
  /** The category by which it is filtered; undefined for callers without categories. */
  category: { chosen: RemoteOption | null | undefined } | undefined
}

export const filtersOf = (
  t: TFunction,
  { institutions, roles, languages, seesVisits, category }: FilterChoices,
): Filter[] => [
  choiceFilter(t, 'type', 'people.type', typeChoices),
  ...institutions,
  { key: 'role_id', title: t('people.role'), options: roles },
  ...(category
    ? [
        {
          key: 'category',
          title: t('user_categories.one'),
          options: category.chosen ? [category.chosen] : [],
          input: (props: Parameters<NonNullable<Filter['input']>>[0]) => (
            <RemoteSelect {...props} options={userCategoryOptions} />
          ),
        },
      ]
    : []),
  choiceFilter(t, 'age_group_id', 'content.age_group', ageChoices),
  choiceFilter(t, 'status', 'people.status', statuses),
  choiceFilter(t, 'lci', 'people.lci', results),
  choiceFilter(t, 'plp', 'people.plp', results),
  ...progress.map(([key, title]) => choiceFilter(t, key, title, either)),
  choiceFilter(t, 'pattern', 'band.Use First', shownPatterns),
  choiceFilter(t, 'classification', 'people.classification', labels),
  { key: 'language', title: t('content.language'), options: languages },
  ...(seesVisits ? [visitFilter(t)] : []),
]

const visitFilter = (t: TFunction): Filter => ({
  key: 'active',
  title: t('people.active'),
  options: visits.map((days) => ({
    value: String(days),
    label: t('people.active_days', { number: days }),
  })),
})

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
