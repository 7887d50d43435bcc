import { Checkbox, Group, NativeSelect, Text } from '@mantine/core'
import { rosterColumns } from '@quartet/domain/roster.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionOptions } from '../../../components/institution-options.ts'
import { RemoteSelect } from '../../../components/remote-select.tsx'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { ageChoices } from '../../../lists/content/choices.ts'
import { ChooseFile } from '../../../lists/sheets/choose-file.tsx'
import { ExportButton } from '../../../lists/sheets/export-button.tsx'
import { Working } from '../../../lists/sheets/working.tsx'
import styles from './roster.module.css'
import { useCheck } from './use-roster.ts'

const kinds = '.xlsx,.csv,.zip,text/csv,application/zip'
/** The columns that somebody fills in by hand; the id and the institution come with an export. */
const headings = rosterColumns.filter((column) => column !== 'id' && column !== 'institution')
const template = async () =>
  new File([`${headings.join(',')}\n`], 'users.csv', { type: 'text/csv' })

type Props = {
  organization: string
  /** Undefined when there is nothing to choose. */
  onOrganization: ((id: string) => void) | undefined
}

/** Chooses the institution, what the file is, and the file. */
export function RosterForm({ organization, onOrganization }: Props) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState(false)
  const [age, setAge] = useState('')
  const { check, cancel } = useCheck({ organization, whole, age })
  return (
    <section className={styles.form} aria-label={t('roster.title')}>
      <Text c="dimmed">{t('roster.formats')}</Text>
      {onOrganization && (
        <RemoteSelect
          options={institutionOptions}
          label={t('people.institution')}
          value={organization}
          onChange={onOrganization}
        />
      )}
      <Checkbox
        label={t('roster.whole')}
        description={t('roster.whole_hint')}
        checked={whole}
        onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
      />
      <NativeSelect
        label={t('roster.age')}
        description={t('roster.age_hint')}
        value={age}
        data={[
          { value: '', label: t('roster.age_none') },
          ...ageChoices.map(({ value, label }) => ({ value, label: t(label) })),
        ]}
        onChange={({ currentTarget }) => setAge(currentTarget.value)}
      />
      {check.isPending ? (
        <Working text={t('roster.reading')} onCancel={cancel} />
      ) : (
        <ChooseFile
          accept={kinds}
          label={t('roster.file')}
          disabled={organization === ''}
          onFile={(file) => check.mutate(file)}
        />
      )}
      {check.error && (
        <NoteBox mood="bad" role="alert" title={t('roster.failed')}>
          <p>{sentenceOf(asFailure(check.error))}</p>
        </NoteBox>
      )}
      <Group>
        <ExportButton label={t('roster.template')} request={template} />
      </Group>
    </section>
  )
}
