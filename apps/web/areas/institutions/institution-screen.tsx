import '@mantine/core/styles/Tabs.layer.css'
import { Button, Group, Tabs, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { api, client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { useStillOpen } from '../../data/use-still-open.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { useRemoval } from '../../lists/record/use-removal.ts'
import { ContractNote } from './contract-note.tsx'
import { FieldsTab } from './fields-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { InstitutionCode } from './institution-code.tsx'
import { type Institution, institutionOf } from './institution-fields.tsx'
import styles from './institution-page.module.css'
import { type InstitutionTab, institutionTabs, searchOfTab, tabsFor } from './institution-tab.ts'
import { MembersTab } from './members-tab.tsx'
import { ProviderSection } from './provider/provider-section.tsx'

const list = '/institution'
const nameOf = ({ name }: Institution) => name

/** One institution; the chosen tab is in the address. */
export function InstitutionScreen({ id, tab }: { id: number; tab: InstitutionTab }) {
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
  if (!query.data || !all.data || !permissions)
    return <RecordLoading query={query.data ? all : query} />
  const row = institutionOf(query.data.organization)
  const managesAll = all.data.may_add
  return (
    <RecordPage back={{ to: list, title: t('institutions.title') }} name={row.name}>
      <Group justify="space-between">
        <Title order={1}>
          <bdi>{row.name}</bdi>
        </Title>
        {managesAll && <Remove row={row} />}
      </Group>
      <ContractNote id={id} />
      <InstitutionParts {...{ row, tab, permissions, managesAll }} />
    </RecordPage>
  )
}

type PartsProps = {
  row: Institution
  tab: InstitutionTab
  permissions: ReadonlySet<string>
  managesAll: boolean
}

function InstitutionParts({ row, tab, permissions, managesAll }: PartsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const shown = tabsFor(permissions)
  const current = shown.includes(tab) ? tab : 'overview'
  const open = (next: string | null) =>
    void navigate({
      to: '/show-institution/$id',
      params: { id: String(row.id) },
      search: searchOfTab(institutionTabs.find((one) => one === next) ?? 'overview'),
      resetScroll: false,
    })
  return (
    <Tabs value={current} onChange={open} keepMounted={false}>
      <Tabs.List className={styles.tabs}>
        {shown.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`institutions.tab_${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current} className={styles.panel}>
        {current === 'members' && <MembersTab row={row} />}
        {current === 'history' && <HistoryTab id={row.id} />}
        {current === 'joining' && <InstitutionCode id={row.id} />}
        {current === 'joining' && managesAll && <ProviderSection id={row.id} />}
        {current !== 'members' && current !== 'history' && (
          <FieldsTab
            key={current}
            {...{ row, tab: current, managesAll }}
            mayEdit={permissions.has('admin_institutions')}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  )
}

function Remove({ row }: { row: Institution }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isStillOpen = useStillOpen(String(row.id))
  const removal = useRemoval<Institution>(
    client.organizations,
    () => isStillOpen() && void navigate({ href: list }),
  )
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconTrash} />}
        onClick={() => removal.ask([row])}
      >
        {t('table.delete')}
      </Button>
      <ConfirmRemove
        removal={removal}
        nameOf={nameOf}
        note={t('institutions.people', { count: row.seats_used })}
      />
    </>
  )
}
