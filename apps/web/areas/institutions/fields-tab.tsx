import { Button } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { fieldValue } from '../../lists/record/field-value.tsx'
import { RecordDialog } from '../../lists/record/record-dialog.tsx'
import { Facts } from '../../lists/record/record-page.tsx'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import type { Institution } from './institution-fields.tsx'
import { InstitutionForm } from './institution-form.tsx'
import { formFields, type InstitutionTab, shownFields } from './institution-tab.ts'

type Props = { row: Institution; tab: InstitutionTab; mayEdit: boolean; managesAll: boolean }

/** Some fields of an institution, and their form for those who may change them. */
export function FieldsTab({ row, tab, mayEdit, managesAll }: Props) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<Institution | null>(null)
  const fields = formFields(tab, managesAll)
  return (
    <>
      {mayEdit && fields.length > 0 && (
        <div>
          <Button leftSection={<Icon of={IconPencil} />} onClick={() => setEditing(row)}>
            {t('content.edit')}
          </Button>
        </div>
      )}
      <Facts facts={useFacts(row, tab)} edited_at={tab === 'overview' ? row.edited_at : null} />
      <RecordDialog
        editing={editing}
        addTitle=""
        nameOf={({ name }) => name}
        form={(open) => <InstitutionForm name={`institution_${tab}`} fields={fields} {...open} />}
        onClose={() => setEditing(null)}
      />
    </>
  )
}

/** The fields of a tab, and beside them what no form edits. */
function useFacts(row: Institution, tab: InstitutionTab) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const calculated: Partial<Record<string, { label: string; value: ReactNode }[]>> = {
    seats: [
      { label: t('institutions.seats_used'), value: row.seats_used },
      { label: t('institutions.seats_left'), value: row.seats - row.seats_used },
    ],
    ends_on: [
      {
        label: t('institutions.erase_members_on'),
        value: row.erase_members_on && shownDate(row.erase_members_on),
      },
    ],
  }
  return shownFields(tab).flatMap((field) => [
    {
      label: t(field.label),
      value:
        field.key === 'language'
          ? row.language === null
            ? null
            : find(row.language)?.name
          : fieldValue(t, field, row),
    },
    ...(calculated[field.key] ?? []),
  ])
}
