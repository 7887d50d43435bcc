import { Select, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { type MemberState, memberStates } from '@quartet/domain/institution.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { shownNumber } from '../../i18n/numbers.ts'
import { useSearchText } from '../../lists/table/use-search-text.ts'
import styles from './institution-page.module.css'
import { MembersTable } from './members-table.tsx'
import { useMembers } from './use-members.ts'

/** Members by name; searched, or only those in one state. */
export function MembersList({ id }: { id: number }) {
  const { t } = useTranslation()
  const [state, setState] = useState<MemberState | null>(null)
  const [searched, setSearched] = useState('')
  const search = useSearchText(searched, setSearched)
  const query = useMembers(id, { state, searched })
  const [first] = query.data?.pages ?? []
  if (!first)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  const all = memberStates.reduce((sum, one) => sum + first.states[one], 0)
  if (all === 0) return <p>{t('institutions.members_none')}</p>
  const choices = memberStates.map((value) => ({
    value,
    label: t('institutions.member_of', {
      state: t(`institutions.member_${value}`),
      number: shownNumber(first.states[value]),
      all: shownNumber(all),
    }),
  }))
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          label={t('tasks.push_search')}
          value={search.typed}
          maxLength={limits.search}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          dir="auto"
          autoComplete="off"
        />
        <Select
          label={t('institutions.member_state')}
          placeholder={t('institutions.member_any')}
          data={choices}
          value={state}
          onChange={(value) => setState(value as MemberState | null)}
          clearable
          comboboxProps={{ withinPortal: false }}
        />
      </div>
      <p role="status">{t('institutions.members_count', { number: shownNumber(first.count) })}</p>
      <MembersTable members={query.data?.pages.flatMap(({ list }) => list) ?? []} />
      <MoreButton query={query} label={t('contacts.more')} />
    </>
  )
}
