import { Anchor, Button, Title } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { DocumentPages } from '../../../documents/document-pages.tsx'
import { pathOf } from '../area-calls.ts'
import styles from './print-tasks.module.css'

/** Print preview of the chosen tasks. */
export function PrintTasks({ area, ids }: { area: Area; ids: number[] }) {
  const { t } = useTranslation()
  const request = { kind: 'tasks', task_ids: ids } as const
  const pages = useQuery(
    api.documents.pages.queryOptions({ input: { body: request }, meta: { quiet: true } }),
  )
  return (
    <div className={styles.screen}>
      <div className={styles.choice}>
        <Title order={1}>{t('tasks.print_title')}</Title>
        <Button disabled={!pages.data} onClick={() => print()}>
          {t('print.go')}
        </Button>
        <Anchor
          py={8}
          renderRoot={(props) => (
            <Link to={pathOf[area] as '/'} search={withoutPrint as never} {...props} />
          )}
        >
          {t('tasks.print_back')}
        </Anchor>
      </div>
      <DocumentPages request={request} title={t(`tasks.title_${area}`)} />
    </div>
  )
}

const withoutPrint = ({ print: _gone, ...others }: { print?: string }) => others
