import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Button, Skeleton, Title } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { shownDate } from '@quartet/domain/dates.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { shownMoment } from '../../../i18n/dates.ts'
import { callsOf, pathOf, type WholeTask } from '../area-calls.ts'
import styles from './print-tasks.module.css'
import { statusKeys } from './task-columns.tsx'
import { listsKey } from './use-tasks.ts'

/** Print preview of the chosen tasks. */
export function PrintTasks({ area, ids }: { area: Area; ids: number[] }) {
  const { t } = useTranslation()
  const printed = useQuery({
    queryKey: [...listsKey, 'print', area, ids],
    queryFn: () => callsOf(area).print({ query: { ids } }),
    meta: { quiet: true },
  })
  return (
    <div className={styles.screen}>
      <div className={styles.choice}>
        <Title order={1}>{t('tasks.print_title')}</Title>
        <Button disabled={!printed.data} onClick={() => print()}>
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
      {printed.isPending && <Skeleton height={600} radius="lg" />}
      {printed.error && !printed.data && <QueryError query={printed} />}
      {printed.data?.tasks.map((task) => (
        <Sheet key={task.id} task={task} />
      ))}
    </div>
  )
}

const withoutPrint = ({ print: _gone, ...others }: { print?: string }) => others

function Sheet({ task }: { task: WholeTask }) {
  const { t } = useTranslation()
  const facts = [task.topic_name, t(statusKeys[task.status]), task.category, task.person.name]
  const chosen = chosenOf(task)
  return (
    <article className={styles.sheet}>
      <Title order={2} dir="auto">
        {task.name}
      </Title>
      <p className={styles.facts}>
        {facts.filter((fact) => fact !== '').join(' · ')} ·{' '}
        <bdi dir="ltr">{shownMoment(task.created_at)}</bdi>
        {task.due_date && (
          <>
            {' · '}
            {t('tasks.due')}: <bdi dir="ltr">{shownDate(task.due_date)}</bdi>
          </>
        )}
      </p>
      <p className={styles.words} dir="auto">
        {task.description}
      </p>
      {task.needed && <Degrees task={task} needed={task.needed} />}
      {chosen.length > 0 && (
        <>
          <h3>{t('tasks.print_chosen')}</h3>
          <ul className={styles.chosen}>
            {chosen.map(({ key, pattern, words }) => (
              <li key={key} dir="auto">
                <strong>{t(`pattern.${pattern}`)}:</strong> {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

function Degrees({ task, needed }: { task: WholeTask; needed: NonNullable<WholeTask['needed']> }) {
  const { t } = useTranslation()
  return (
    <table className={styles.degrees}>
      <thead>
        <tr>
          <th scope="col">{t('tasks.print_pattern')}</th>
          <th scope="col">{t('tasks.print_needed')}</th>
          <th scope="col">{t('tasks.print_own')}</th>
        </tr>
      </thead>
      <tbody>
        {patterns.map((pattern) => {
          const [degree, own] = [needed[pattern], task.person.bands?.[pattern]]
          return (
            <tr key={pattern}>
              <th scope="row">
                <PatternMark pattern={pattern} size={22} /> {t(`pattern.${pattern}`)}
              </th>
              <td>{degree === 'Low' ? t('tasks.needed_low') : t(`band.${degree}`)}</td>
              <td>
                {own && (
                  <span className={styles.band}>
                    <BandMark band={own} /> {t(`band.${own}`)}
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The lines of the strategy card, with the texts of their sources. */
function chosenOf({ chosen, strategies, own_strategies, statements }: WholeTask) {
  return chosen.flatMap(({ kind, id }) => {
    const key = `${kind} ${id}`
    if (kind === 'strategy')
      return strategies
        .filter((one) => one.id === id)
        .map(({ pattern, title, body }) => ({ key, pattern, words: `${title}. ${body}` }))
    if (kind === 'own')
      return own_strategies
        .filter((one) => one.id === id)
        .map(({ pattern, body }) => ({ key, pattern, words: body }))
    return statements
      .filter((one) => one.id === id)
      .map(({ pattern, title }) => ({ key, pattern, words: title }))
  })
}
