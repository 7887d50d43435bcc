import { Anchor, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { useStillOpen } from '../../data/use-still-open.ts'
import { usePageTitle } from '../../shell/page-title.tsx'
import { showToast } from '../../shell/toast.tsx'
import { NoAccess } from './no-access.tsx'
import type { Resource, ResourceRow } from './resource.ts'
import styles from './resource-screen.module.css'
import { RowPage } from './row-page.tsx'
import { useLanguageNames } from './use-language-names.ts'
import { useMissing } from './use-missing.ts'
import { useChoices, useRow } from './use-resource.ts'
import { VersionEditor } from './version-editor.tsx'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  id: number
  /** The version that is edited beside another one. */
  versionId?: number | undefined
  /** Address of the list of all rows. */
  list: string
  /** Shown below the row. */
  children?: ReactNode
}

/** The page of one row, or of one of its language versions. */
export function RowScreen<Row extends ResourceRow>({
  resource,
  id,
  versionId,
  list,
  children,
}: Props<Row>) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const query = useRow(resource, permissions?.has(resource.access) ? id : undefined)
  const { row, versions = [] } = query.data ?? {}
  const isMissing = useMissing(query.error)
  usePageTitle(row && resource.nameOf(row))
  if (permissions && !permissions.has(resource.access))
    return <NoAccess title={t(resource.title)} />
  if (!query.data || !row)
    return query.error && !isMissing ? (
      <QueryError query={query} />
    ) : (
      <p role="status">{t('shell.loading')}</p>
    )
  return (
    <article className={styles.screen}>
      <Anchor
        className={styles.back}
        renderRoot={(props) => (
          <Link to={versionId === undefined ? list : (resource.pageOf?.(row) ?? list)} {...props} />
        )}
      >
        <Icon of={IconArrowLeft} size={18} />{' '}
        {versionId === undefined ? t(resource.title) : resource.nameOf(row)}
      </Anchor>
      {versionId === undefined ? (
        <RowPage
          resource={resource}
          row={row}
          versions={versions}
          usedBy={query.data.used_by}
          list={list}
        />
      ) : (
        <VersionPage resource={resource} row={row} versions={versions} versionId={versionId} />
      )}
      {children}
    </article>
  )
}

type VersionProps<Row extends ResourceRow> = {
  resource: Resource<Row>
  row: Row
  versions: readonly Row[]
  versionId: number
}

function VersionPage<Row extends ResourceRow>({
  resource,
  row,
  versions,
  versionId,
}: VersionProps<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const navigate = useNavigate()
  const choices = useChoices(resource)
  const isStillOpen = useStillOpen(String(versionId))
  const version = versions.find(({ id }) => id === versionId)
  if (!version) return <NoteBox mood="info">{t('error.row_unknown')}</NoteBox>
  const back = () => void navigate({ href: resource.pageOf?.(row) ?? '/' })
  return (
    <>
      <Title order={1}>
        {t('content.version_of', {
          name: resource.nameOf(row),
          language: find(version.language_id)?.name ?? '',
        })}
      </Title>
      <VersionEditor
        resource={resource}
        versions={versions}
        from={row}
        language_id={version.language_id ?? 0}
        choices={choices}
        onClose={back}
        onSaved={() => {
          void showToast('success', t('content.saved'))
          if (isStillOpen()) back()
        }}
      />
    </>
  )
}
