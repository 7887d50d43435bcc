import { Button, Group } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { showToast } from '../../shell/toast.tsx'
import { LanguageTabs } from '../record/language-tabs.tsx'
import { useSavedToast } from '../record/record-dialog.tsx'
import type { OpenForm } from '../record/record-form.tsx'
import { RecordPanel } from '../record/record-panel.tsx'
import { useNeighbours } from '../record/use-neighbours.ts'
import { useOpenRow } from '../record/use-open-row.ts'
import { VersionEditor } from '../record/version-editor.tsx'
import { pagesOf } from '../table/paging.ts'
import type { List } from '../table/use-list.ts'
import { type Content, type ContentRow, mayChange, nameIn, type ShownRow } from './content.ts'
import { RowHistory } from './row-history.tsx'
import { RowUses } from './row-uses.tsx'
import { useContentRow } from './use-content.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  list: List<Row>
  permissions: ReadonlySet<string>
  form: (open: OpenForm<Row>) => ReactNode
  /** Asks whether to delete one version. */
  onRemove: (row: Row) => void
  /** Shown below an existing row. */
  below?: ((row: Row) => ReactNode) | undefined
}

/** The open row of a content list beside it: its texts in each language, uses and history. */
export function ContentPanel<Row extends ContentRow>(props: Props<Row>) {
  const { content, list, form } = props
  const { t } = useTranslation()
  const own = useLanguage().id
  const { row: open, close } = useOpenRow()
  const id = typeof open === 'number' ? open : undefined
  const query = useContentRow(content, id)
  const steps = useSteps(list, id ?? 0)
  const shown = query.data?.row.id === id ? query.data : undefined
  const row = query.data?.row
  const waiting = id === undefined ? '' : t('shell.loading')
  const title = row ? t('content.edit_of', { name: shortened(nameIn(content)(row)) }) : waiting
  const onSaved = useSavedToast(open === undefined ? null : String(open), close)
  return (
    <RecordPanel
      opened={open !== undefined}
      title={open === 'new' ? t(content.texts.add) : title}
      onClose={close}
      onPrevious={id === undefined ? undefined : steps.toPrevious}
      onNext={id === undefined ? undefined : steps.toNext}
    >
      {open === 'new' &&
        form({
          record: null,
          language:
            content.versions === false ? undefined : Number(list.state.filters.language ?? own),
          onClose: close,
          onSaved,
        })}
      {id !== undefined && shown && (
        <ExistingRow key={id} {...props} shown={shown} onSaved={onSaved} onNext={steps.toNext} />
      )}
      {id !== undefined && !shown && <Waiting query={query} />}
    </RecordPanel>
  )
}

function Waiting({ query }: { query: ReturnType<typeof useContentRow> }) {
  const { t } = useTranslation()
  return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
}

/** Opens the rows before and after one; behind the end of a page the first row of the next. */
function useSteps<Row extends ContentRow>(
  { state, change, count, rows, isFetching }: List<Row>,
  id: number,
) {
  const { row: open, version, show } = useOpenRow()
  const { previous, next } = useNeighbours(rows, id)
  const first = rows?.[0]?.id
  useEffect(() => {
    if (open === 'first' && !isFetching && rows) show(first, { version, replace: true })
  }, [open, isFetching, rows, first, version, show])
  const isWorkList = 'missing_in' in state.filters || 'outdated_in' in state.filters
  const isLastPage = state.page >= pagesOf(count, state.per_page)
  const onward = () => {
    show('first', { version })
    // what was saved has left a work list, so that its next rows move up
    if (!isWorkList) change({ page: state.page + 1 })
  }
  return {
    toPrevious: previous === undefined ? undefined : () => show(previous, { version }),
    toNext:
      next !== undefined
        ? () => show(next, { version })
        : isWorkList
          ? count > 1
            ? onward
            : undefined
          : isLastPage
            ? undefined
            : onward,
  }
}

type ExistingProps<Row extends ContentRow> = Props<Row> & {
  shown: ShownRow<Row>
  onSaved: () => void
  onNext: (() => void) | undefined
}

function ExistingRow<Row extends ContentRow>({
  content,
  permissions,
  form,
  onRemove,
  below,
  shown: { row, versions, marks, uses },
  onSaved,
  onNext,
}: ExistingProps<Row>) {
  const { t } = useTranslation()
  const { version: chosen, show, close } = useOpenRow()
  /** Restoring an earlier text lets the form start again. */
  const [round, setRound] = useState(0)
  const language = chosen ?? row.language_id
  const version = versions.find(({ language_id }) => language_id === language)
  const may = mayChange(content, row, permissions)
  const savedNext = () => {
    void showToast('success', t('content.saved'))
    onNext?.()
  }
  const open = { onClose: close, onSaved, ...(onNext && { onSavedNext: savedNext }) }
  return (
    <>
      {content.versions !== false && (
        <LanguageTabs
          versions={marks}
          language={language ?? 0}
          onChoose={(to) => show(row.id, { version: to, replace: true })}
        />
      )}
      {!may && <NoteBox mood="info">{t('content.closed')}</NoteBox>}
      {may &&
        (language === undefined || content.versions === false ? (
          <Fragment key={round}>{form({ record: row, ...open })}</Fragment>
        ) : (
          <VersionEditor
            key={`${language} ${round}`}
            versions={versions}
            language={language}
            form={(edited) => form({ ...edited, ...open })}
          />
        ))}
      {may && version && row.removed === 0 && (
        <Group>
          <Button
            variant="subtle"
            color="red"
            c="var(--mantine-color-error)"
            ms="-md"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => onRemove(version)}
          >
            {t(versions.length > 1 ? 'content.delete_version' : 'table.delete')}
          </Button>
        </Group>
      )}
      <RowUses uses={uses} />
      {below?.(row)}
      <RowHistory
        content={content}
        row={row}
        versions={versions}
        onRestored={() => setRound(round + 1)}
      />
    </>
  )
}

const longestName = 80
/** Cuts a long name between words where possible. */
function shortened(name: string) {
  if (name.length <= longestName) return name
  const end = name.lastIndexOf(' ', longestName)
  return `${name.slice(0, end > 0 ? end : longestName)} …`
}
