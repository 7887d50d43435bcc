import { shownDate } from '@quartet/domain/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { useStillOpen } from '../../data/use-still-open.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { fieldValue } from '../../lists/record/field-value.tsx'
import { RecordDialog } from '../../lists/record/record-dialog.tsx'
import { Facts, RecordHead, RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { useRemoval } from '../../lists/record/use-removal.ts'
import { ContractNote } from './contract-note.tsx'
import { InstitutionCode } from './institution-code.tsx'
import { type Institution, institutionFields, institutionOf } from './institution-fields.ts'
import { InstitutionForm } from './institution-form.tsx'

const list = '/institution'
const nameOf = ({ name }: Institution) => name

/** One institution: its fields, the end of its contract, and the code for joining. */
export function InstitutionScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const enabled = permissions?.has('access_institutions') === true
  const query = useQuery(
    api.organizations.show.queryOptions({
      input: { params: { organization_id: id } },
      enabled,
      meta: { quiet: true },
    }),
  )
  const all = useQuery(
    api.organizations.list.queryOptions({
      input: { query: { limit: 0 } },
      enabled,
      meta: { quiet: true },
    }),
  )
  if (permissions && !enabled) return <NoAccess title={t('institutions.title')} />
  if (!query.data || !all.data) return <RecordLoading query={query.data ? all : query} />
  const row = institutionOf(query.data.organization)
  return (
    <RecordPage back={{ to: list, title: t('institutions.title') }} name={row.name}>
      <Details
        row={row}
        mayEdit={permissions?.has('admin_institutions') === true}
        managesAll={all.data.may_add}
      />
      <ContractNote id={id} />
      <InstitutionCode id={id} />
    </RecordPage>
  )
}

type Props = { row: Institution; mayEdit: boolean; managesAll: boolean }

function Details({ row, mayEdit, managesAll }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [editing, setEditing] = useState<Institution | null>(null)
  const isStillOpen = useStillOpen(String(row.id))
  const removal = useRemoval<Institution>(
    client.organizations,
    () => isStillOpen() && void navigate({ href: list }),
  )
  const facts = institutionFields.slice(1).flatMap((field) => {
    const fact = { label: t(field.label), value: fieldValue(t, field, row) }
    // what the form does not edit stands where the list has it
    if (field.key === 'seats')
      return [fact, { label: t('institutions.seats_used'), value: row.seats_used }]
    if (field.key === 'ends_on')
      return [
        fact,
        {
          label: t('institutions.erase_members_on'),
          value: row.erase_members_on && shownDate(row.erase_members_on),
        },
      ]
    return [fact]
  })
  return (
    <>
      <RecordHead
        name={row.name}
        onEdit={mayEdit ? () => setEditing(row) : undefined}
        onRemove={managesAll ? () => removal.ask([row]) : undefined}
      />
      <Facts facts={facts} edited_at={row.edited_at} />
      <RecordDialog
        editing={editing}
        addTitle=""
        nameOf={nameOf}
        form={(open) => <InstitutionForm all={managesAll} {...open} />}
        onClose={() => setEditing(null)}
      />
      <ConfirmRemove
        removal={removal}
        nameOf={nameOf}
        note={t('institutions.people', { count: row.seats_used })}
      />
    </>
  )
}
