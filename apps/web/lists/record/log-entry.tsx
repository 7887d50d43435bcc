import type { LogPerson, LogRow } from '@quartet/contract/areas/logs.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useEntityName } from '../../components/use-entity-name.ts'
import { shownNumber } from '../../i18n/numbers.ts'

/** What was done: the kind of record and the action, in words. */
export function LogAction({ action, entity, count }: LogRow) {
  const { t } = useTranslation()
  const entityName = useEntityName()
  const isSession = entity === 'sessions' && (action === 'login' || action === 'logout')
  const done = isSession
    ? t(`people.did_${action}`)
    : t('people.did', { action: t(`people.did_${action}`), entity: entityName(entity) })
  return count > 1 ? `${done} (${shownNumber(count)})` : done
}

/** The id of the record, as a link to its page where there is one. */
export function LogRecord({ entity, entity_id }: Pick<LogRow, 'entity' | 'entity_id'>) {
  if (entity_id === null) return null
  const id = String(entity_id)
  const text = <bdi dir="ltr">{`#${id}`}</bdi>
  const params = { id }
  if (entity === 'users')
    return (
      <Link to="/user-details/$id" params={params} search={{ tab: 'history' }}>
        {text}
      </Link>
    )
  if (entity === 'organizations')
    return (
      <Link to="/show-institution/$id" params={params} search={{ tab: 'history' }}>
        {text}
      </Link>
    )
  if (entity === 'groups')
    return (
      <Link to="/new-theme/groups/$id" params={params}>
        {text}
      </Link>
    )
  return text
}

/** Who acted, or whom an entry is about. */
export function LogPersonName({ person }: { person: LogPerson }) {
  const { t } = useTranslation()
  if (person.kind !== 'person' || person.id === null) return t(kinds[person.kind])
  return (
    <Link to="/user-details/$id" params={{ id: String(person.id) }} search={{}}>
      <bdi>{person.name}</bdi>
    </Link>
  )
}

const kinds = {
  person: 'logs.former',
  former: 'logs.former',
  outside: 'logs.outside',
  system: 'people.by_system',
} as const
