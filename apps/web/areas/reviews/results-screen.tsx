import { Title } from '@mantine/core'
import { IconChecklist, IconClipboardList, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import styles from '../../lists/screen.module.css'
import type { RowAction } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { useList } from '../../lists/table/use-list.ts'
import { columnsOf, type Result, resultKeys, stateChoices } from './result-columns.tsx'
import { ReviewDialog } from './review-dialog.tsx'

/** Results with quality flags, for staff who may see them. */
export function ResultsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_users'))
    return <NoAccess title={t('reviews.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('reviews.title')}</Title>
      <p className={styles.lead}>{t('reviews.lead')}</p>
      {permissions && <Results />}
    </article>
  )
}

const nameOf = ({ name }: Result) => name

function Results() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useList({ queryKey: ['results'], keys: resultKeys, load: client.reviews.list })
  const [deciding, setDeciding] = useState<Result | null>(null)
  const columns = useMemo(() => columnsOf(t), [t])
  const actionsOf = (result: Result): RowAction[] => {
    const params = { id: String(result.user_id) }
    const actions: (RowAction | false | undefined)[] = [
      list.page?.may_decide && {
        ...{ key: 'decide', label: t('reviews.decide'), icon: IconChecklist },
        go: () => setDeciding(result),
      },
      result.shows_answers && {
        ...{ key: 'answers', label: t('reviews.answers'), icon: IconClipboardList },
        go: () => void navigate({ to: '/new-theme/questions/{-$id}', params }),
      },
      {
        ...{ key: 'profile', label: t('people.open_profile'), icon: IconUser },
        go: () => void navigate({ to: '/new-theme/profile/{-$id}', params }),
      },
    ]
    return actions.filter((action) => !!action)
  }
  return (
    <>
      <DataTable
        name="results"
        view={t('reviews.view')}
        list={list}
        columns={columns}
        filters={[choiceFilter(t, 'state', 'reviews.state', stateChoices)]}
        hasDates={false}
        nameOf={nameOf}
        actionsOf={actionsOf}
        hint={t('reviews.hint')}
      />
      {deciding && (
        <ReviewDialog key={deciding.id} result={deciding} onClose={() => setDeciding(null)} />
      )}
    </>
  )
}
