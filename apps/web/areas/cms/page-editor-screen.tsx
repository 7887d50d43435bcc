import { Anchor, Button, Group, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { useLanguage } from '../../i18n/language.ts'
import { mayChange, nameIn, type ShownRow } from '../../lists/content/content.ts'
import { RowHistory } from '../../lists/content/row-history.tsx'
import { useContentRow } from '../../lists/content/use-content.ts'
import { useRowRemoval } from '../../lists/content/use-row-removal.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { LanguageTabs } from '../../lists/record/language-tabs.tsx'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { VersionEditor } from '../../lists/record/version-editor.tsx'
import styles from './page-editor.module.css'
import { PageEditor } from './page-editor.tsx'
import { PagePlace } from './page-place.tsx'
import { type Page, pages } from './pages.tsx'

/** `language` is that of the version to edit; by default that of the row. */
type Props = { id: number | undefined; language: number | undefined }

/** The editor of a page in all languages, or of a new page. */
export function PageEditorScreen({ id, language }: Props) {
  const { t } = useTranslation()
  const own = useLanguage().id
  const navigate = useNavigate()
  const permissions = usePermissions()
  const query = useContentRow(pages, id)
  const title = t('cms.title')
  if (permissions && !permissions.has(pages.access)) return <NoAccess title={title} />
  const shown = query.data?.row.id === id ? query.data : undefined
  const name = id === undefined ? t('cms.add') : (shown?.row.title ?? title)
  const open = (row: Page) =>
    void navigate({ to: '/cms/$id', params: { id: String(row.id) }, replace: true })
  return (
    <RecordPage back={{ to: '/cms', title }} name={name}>
      <Title order={1}>
        <bdi>{name}</bdi>
      </Title>
      {id === undefined && permissions && (
        <PageEditor record={null} language={language ?? own} onSaved={open} />
      )}
      {id !== undefined && !shown && <RecordLoading query={query} />}
      {shown && permissions && (
        <Versions shown={shown} language={language} permissions={permissions} />
      )}
    </RecordPage>
  )
}

type VersionsProps = {
  shown: ShownRow<Page>
  language: number | undefined
  permissions: ReadonlySet<string>
}

function Versions({ shown, language: chosen, permissions }: VersionsProps) {
  const { row, versions, marks } = shown
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const { removal, ...note } = useRowRemoval(pages, false, () => void navigate({ to: '/cms' }))
  const startAgain = () => setRound((last) => last + 1)
  const language = chosen ?? row.language_id
  const version = versions.find(({ language_id }) => language_id === language)
  if (row.removed === 1)
    return (
      <NoteBox mood="info">
        <p>{t('cms.in_bin')}</p>
        <Button onClick={() => removal.restore([row])}>{t('table.restore')}</Button>
      </NoteBox>
    )
  const may = mayChange(pages, row, permissions)
  return (
    <>
      <LanguageTabs
        versions={marks}
        language={language}
        onChoose={(to) =>
          void navigate({ to: '.', search: { version: to }, replace: true, resetScroll: false })
        }
      />
      {version?.published && (
        <Anchor
          className={styles.read}
          renderRoot={(props) => (
            <Link to="/page/$id" params={{ id: String(version.id) }} {...props} />
          )}
        >
          {t('cms.read')}
        </Anchor>
      )}
      {!may && <NoteBox mood="info">{t('content.closed')}</NoteBox>}
      {may && (
        <VersionEditor
          key={`${language} ${round}`}
          versions={versions}
          language={language}
          form={(edited) => (
            <PageEditor
              key={edited.record?.id ?? 'new'}
              {...edited}
              onSaved={() => undefined}
              onRestart={startAgain}
            />
          )}
        />
      )}
      {may && version && <PagePlace page={version} />}
      <RowHistory content={pages} row={row} versions={versions} onRestored={startAgain} />
      {may && version && (
        <Group>
          <Button
            variant="subtle"
            color="red"
            c="var(--mantine-color-error)"
            ms="-md"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => removal.ask([version])}
          >
            {t(versions.length > 1 ? 'content.delete_version' : 'table.delete')}
          </Button>
        </Group>
      )}
      <ConfirmRemove nameOf={nameIn(pages)} removal={removal} {...note} />
    </>
  )
}
