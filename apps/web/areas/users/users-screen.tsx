import { Text } from '@mantine/core'
import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { classifications } from '@quartet/domain/classification.ts'
import { IconInfoCircle, IconPlus, IconRestore, IconTrashX, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { client } from '../../data/client.ts'
import { Failure } from '../../data/failure.ts'
import { useSession } from '../../data/session.ts'
import type { Resource, RowExtras } from '../../lists/resource-screen/resource.ts'
import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'
import type { TableState } from '../../lists/table/table-state.ts'
import { AdmissionDialog } from './admission-dialog.tsx'
import { AdmissionsNote } from './admissions-note.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import type { Person } from './person.ts'
import { PersonStatus } from './person-status.tsx'
import { RoleNames } from './role-names.tsx'
import { useUndoErasure } from './use-undo-erasure.ts'

type New = InferContractRouterInputs<typeof contract>['people']['add']['body']
type Changed = InferContractRouterInputs<typeof contract>['profile']['save']['body']

const types = ['student', 'institution', 'individual', 'coaching'] as const
const statuses = [
  'active',
  'unverified',
  'awaiting_consent',
  'awaiting_school',
  'leaving',
  'erasing',
] as const

async function showOne(id: number) {
  const { list } = await client.people.list({ query: { id } })
  const [row] = list
  if (!row) throw new Failure({ status: 404, name: 'row_unknown' satisfies ErrorName })
  return { row, versions: [row], used_by: 0 }
}

/** The latest consent texts for a school that consents for a person. */
let read: Partial<ReturnType<typeof useConsentScreen>> = {}

function readWordsAnew(error: unknown): never {
  if (haveWordsChanged(error)) void read.refetch?.()
  throw error
}

const people: Resource<Person> = {
  name: 'users',
  title: 'people.title',
  view: 'people.view',
  hint: 'people.hint',
  add: 'people.add',
  access: 'access_users',
  editPermission: 'admin_users',
  versions: false,
  uses: false,
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => `/user-profile/${id}`,
  extraActions: [
    {
      key: 'roles',
      label: 'roles.title',
      icon: IconInfoCircle,
      needs: 'access_roles',
      to: ({ id }) => `/permissions/${id}`,
    },
  ],
  calls: {
    list: ({ query }, options) => client.people.list({ query }, options),
    show: ({ params }) => showOne(params.id),
    add: async ({ body: { country, organization_id, ...typed } }) => {
      const body = {
        ...typed,
        organization_id: organization_id === null ? null : Number(organization_id),
        country: country ? String(country).toUpperCase() : null,
        ...(read.shown && { shown: read.shown }),
      }
      return { row: (await client.people.add({ body: body as New }).catch(readWordsAnew)).person }
    },
    edit: async ({ params, body: { edited_at: _, ...typed } }) => {
      await client.profile.save({ params: { user_id: params.id }, body: typed as Changed })
      return showOne(params.id)
    },
    removeMany: client.people.removeMany,
    restore: client.people.restore,
  },
  fields: [
    { key: 'name', kind: 'text', label: 'people.name', max: 160, written: 'never' },
    {
      key: 'first_name',
      kind: 'text',
      label: 'people.first_name',
      max: 80,
      column: 'none',
      sort: false,
    },
    {
      key: 'last_name',
      kind: 'text',
      label: 'people.last_name',
      max: 80,
      column: 'none',
      sort: false,
    },
    {
      key: 'email',
      kind: 'text',
      label: 'people.email',
      hint: 'people.email_hint',
      max: 254,
      written: 'once',
      cell: ({ email, email_verified }) =>
        email && <Address email={email} isConfirmed={email_verified !== false} />,
    },
    {
      key: 'type',
      kind: 'choice',
      label: 'people.type',
      options: types.map((value) => ({ value, label: `people.type_${value}` as const })),
      filter: true,
      written: 'once',
    },
    {
      key: 'organization_id',
      kind: 'row',
      title: 'organization_name',
      label: 'people.institution',
      hint: 'people.institution_hint',
      optional: true,
      filter: true,
      written: 'once',
    },
    {
      key: 'age_group_id',
      kind: 'choice',
      label: 'content.age_group',
      hint: 'people.add_agrees',
      options: ([1, 2, 3] as const).map((age) => ({
        value: String(age),
        label: `register.age_${age}` as const,
      })),
      filter: true,
      column: 'hidden',
      written: 'once',
    },
    {
      key: 'turns_18_in',
      kind: 'number',
      label: 'people.turns_18_in',
      hint: 'people.turns_18_hint',
      min: 2000,
      max: 2100,
      optional: true,
      column: 'none',
      sort: false,
      written: 'once',
    },
    {
      key: 'country',
      kind: 'text',
      label: 'institutions.country',
      hint: 'institutions.country_hint',
      max: 2,
      optional: true,
      column: 'none',
      sort: false,
      written: 'once',
    },
    {
      key: 'status',
      kind: 'choice',
      label: 'people.status',
      options: statuses.map((value) => ({ value, label: `people.status_${value}` as const })),
      filter: true,
      sort: false,
      written: 'never',
      cell: (row) => <PersonStatus person={row} />,
    },
    {
      key: 'lci',
      kind: 'choice',
      label: 'people.lci',
      options: (['done', 'not_done'] as const).map((value) => ({
        value,
        label: `people.lci_${value}` as const,
      })),
      filter: true,
      sort: false,
      written: 'never',
    },
    {
      key: 'classification',
      kind: 'choice',
      label: 'people.classification',
      options: classifications.map((value) => ({ value, label: `label.${value}` as const })),
      filter: true,
      sort: false,
      written: 'never',
    },
    {
      key: 'roles',
      kind: 'list',
      label: 'roles.roles',
      max: 80,
      column: 'hidden',
      sort: false,
      written: 'never',
      cell: ({ roles }) => (roles.length > 0 ? <RoleNames names={roles} /> : null),
    },
  ],
}

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

type PendingAction = 'erase' | 'admit' | 'refuse'
const isErasing = ({ filters }: TableState) => filters.status === 'erasing'
const isWaiting = ({ filters }: TableState) => filters.status === 'awaiting_school'
const awaitsSchool = ({ status }: Person) => status === 'awaiting_school'

/** Everybody in the caller's scope. */
export function PeopleScreen() {
  const me = useSession()?.user_id
  const [pending, setPending] = useState<{
    what: PendingAction
    people: readonly Person[]
    times: number
  }>({
    what: 'erase',
    people: [],
    times: 0,
  })
  const confirm = (what: PendingAction) => (people: readonly Person[]) =>
    setPending(({ times }) => ({ what, people, times: times + 1 }))
  const [epoch, setEpoch] = useState(0)
  const release = () => setEpoch((before) => before + 1)
  const undoErasure = useUndoErasure(release)
  const agrees = useConsentScreen('addition')
  useEffect(() => {
    read = agrees
  })
  const extras: RowExtras<Person> = {
    epoch,
    mixed: (state) => isErasing(state) || isWaiting(state),
    actions: [
      {
        key: 'admit',
        label: 'people.admit',
        icon: IconPlus,
        fits: awaitsSchool,
        among: isWaiting,
        go: confirm('admit'),
      },
      {
        key: 'refuse',
        label: 'people.refuse',
        icon: IconX,
        fits: awaitsSchool,
        among: isWaiting,
        go: confirm('refuse'),
      },
      {
        ...{ key: 'erase', label: 'people.erase', icon: IconTrashX, go: confirm('erase') },
        fits: ({ id, erasure }) => id !== me && erasure?.by !== 'staff',
        among: (state) => !isErasing(state) && !isWaiting(state),
      },
      {
        ...{ key: 'keep', label: 'people.keep', icon: IconRestore, instead: 'restore' },
        fits: ({ erasure }) => erasure?.by === 'staff',
        among: isErasing,
        go: (rows) => undoErasure.mutate(rows.map(({ id }) => id)),
      },
    ],
  }
  const dialog = {
    people: pending.people,
    onClose: () => setPending((before) => ({ ...before, people: [] })),
    onDone: release,
  }
  return (
    <>
      <ResourceScreen resource={people} extras={extras}>
        <AdmissionsNote />
      </ResourceScreen>
      {pending.what === 'erase' ? (
        <EraseDialog key={pending.times} {...dialog} />
      ) : (
        <AdmissionDialog key={pending.times} isRejection={pending.what === 'refuse'} {...dialog} />
      )}
    </>
  )
}
