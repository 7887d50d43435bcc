import { Button, Group, Title } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { useStillOpen } from '../../data/use-still-open.ts'
import { shownMoment } from '../../i18n/dates.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { mayChange, type Resource, type ResourceRow, usesIn } from './resource.ts'
import { shownIn } from './resource-columns.tsx'
import { RowDialog, type RowDialogKind } from './row-dialog.tsx'
import styles from './row-page.module.css'
import { useLanguageNames } from './use-language-names.ts'
import { useRemoval } from './use-removal.ts'
import { useChoices } from './use-resource.ts'
import { Versions } from './versions.tsx'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  row: Row
  versions: readonly Row[]
  usedBy: number
  list: string
}

/** The fields of a row, how often it is used, and its versions in each language. */
export function RowPage<Row extends ResourceRow>({
  resource,
  row,
  versions,
  usedBy,
  list,
}: Props<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const navigate = useNavigate()
  const choices = useChoices(resource)
  const permissions = usePermissions()
  const [kind, setKind] = useState<RowDialogKind<Row> | null>(null)
  const isStillOpen = useStillOpen(String(row.id))
  const removal = useRemoval(resource, () => isStillOpen() && void navigate({ href: list }))
  const language = find(row.language_id)
  const page = resource.pageOf?.(row)
  return (
    <>
      <Title order={1}>
        <bdi lang={language?.tag}>{resource.nameOf(row)}</bdi>
      </Title>
      {mayChange(resource, row, permissions) && (
        <Group>
          <Button
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setKind({ type: 'edit', row })}
          >
            {t('content.edit')}
          </Button>
          {!resource.fixed && (
            <Button
              variant="default"
              leftSection={<Icon of={IconTrash} />}
              onClick={() => removal.ask([row])}
            >
              {t('table.delete')}
            </Button>
          )}
        </Group>
      )}
      <dl className={styles.facts}>
        {resource.fields.slice(1).map((field) => {
          const shown = field.cell ? field.cell(row) : shownIn(t, field, row, language)
          return shown === null || shown === '' || row[field.key] === undefined ? null : (
            <div key={field.key}>
              <dt>{t(field.label)}</dt>
              <dd>{shown}</dd>
            </div>
          )
        })}
        {resource.uses === undefined && (
          <div>
            <dt>{t('content.in_use')}</dt>
            <dd>{usesIn(t, resource, usedBy)}</dd>
          </div>
        )}
        {row.edited_at && (
          <div>
            <dt>{t('content.edited')}</dt>
            <dd>
              <bdi dir="ltr">{shownMoment(row.edited_at)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {resource.versions !== false && (
        <section className={styles.card}>
          <h2>{t('content.in_all_languages')}</h2>
          <Versions
            resource={resource}
            versions={versions}
            onEdit={(version) => void navigate({ href: `${page}/${version.id}` })}
            onAdd={(language_id) => setKind({ type: 'versions', row, language_id })}
          />
        </section>
      )}
      <RowDialog resource={resource} kind={kind} choices={choices} onClose={() => setKind(null)} />
      <RemovalDialog resource={resource} removal={removal} />
    </>
  )
}
