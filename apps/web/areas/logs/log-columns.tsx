import type { LogRow } from '@quartet/contract/areas/logs.ts'
import { logActions } from '@quartet/domain/log-actions.ts'
import type { TFunction } from 'i18next'
import { type RemoteOption, RemoteSelect } from '../../components/remote-select.tsx'
import { entities } from '../../components/use-entity-name.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import { LogAction, LogPersonName, LogRecord } from '../../lists/record/log-entry.tsx'
import type { Column, Filter } from '../../lists/table/column.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { personOptions } from './person-options.ts'
import { RecordIdField } from './record-id-field.tsx'

const id = /^[1-9]\d{0,8}$/
export const logKeys: TableKeys = {
  sorts: ['id'],
  filters: {
    action: matchAny(logActions),
    actor_id: id,
    subject_id: id,
    entity: /^[a-z_]{1,40}$/,
    entity_id: id,
  },
  first: { per_page: 25 },
}

type FilterChoices = {
  actor: RemoteOption | null | undefined
  subject: RemoteOption | null | undefined
  /** The kind of record by which the list is filtered; its id is only asked then. */
  entity: string | undefined
  seesPeople: boolean
  entityName: (entity: string) => string
}

export function filtersOf(t: TFunction, choices: FilterChoices): Filter[] {
  const { actor, subject, entity, seesPeople, entityName } = choices
  const ofPerson = (key: string, title: string, chosen: FilterChoices['actor']): Filter => ({
    key,
    title,
    options: chosen ? [chosen] : [],
    input: (props) => <RemoteSelect {...props} options={personOptions} />,
  })
  const ofRecord: Filter = {
    key: 'entity_id',
    title: t('logs.record_id'),
    options: [],
    input: (props) => <RecordIdField {...props} />,
  }
  return [
    choiceFilter(
      t,
      'action',
      'logs.action',
      logActions.map((value) => ({ value, label: `people.did_${value}` as const })),
    ),
    ...(seesPeople
      ? [
          ofPerson('actor_id', t('people.history_by'), actor),
          ofPerson('subject_id', t('logs.about'), subject),
        ]
      : []),
    { key: 'entity', title: t('logs.record'), options: entityChoices(entityName, entity) },
    ...(entity ? [ofRecord] : []),
  ]
}

/** Kinds with the same name also have the name of the log. */
function entityChoices(nameOf: (entity: string) => string, chosen: string | undefined) {
  const all = chosen && !entities.includes(chosen) ? [...entities, chosen] : entities
  const named = all.map((value) => ({ value, label: nameOf(value) }))
  const isShared = (label: string) => named.filter((one) => one.label === label).length > 1
  return named
    .map(({ value, label }) => ({ value, label: isShared(label) ? `${label} (${value})` : label }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

export const columnsOf = (t: TFunction): Column<LogRow>[] => [
  { key: 'action', title: t('people.history_what'), cell: (log) => <LogAction {...log} /> },
  {
    key: 'at',
    title: t('people.history_at'),
    cell: ({ at }) => <bdi dir="ltr">{shownMinute(at)}</bdi>,
  },
  { key: 'entity_id', title: t('logs.record'), cell: (log) => <LogRecord {...log} /> },
  {
    key: 'actor',
    title: t('people.history_by'),
    cell: ({ actor }) => <LogPersonName person={actor} />,
  },
  {
    key: 'subject',
    title: t('logs.about'),
    cell: ({ subject }) => subject && <LogPersonName person={subject} />,
  },
]
