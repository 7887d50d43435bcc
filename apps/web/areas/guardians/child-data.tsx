import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { bandOf } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExportList, isExporting } from '../../components/export-list.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api, client } from '../../data/client.ts'
import styles from './consent.module.css'
import type { Child } from './consent-request.ts'

/** The data stored about the child, in plain words, and its export as a file. */
export function ChildData({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation()
  const child = useQuery(
    api.guardians.child.queryOptions({ input: { params: { token } }, meta: { quiet: true } }),
  )
  return (
    <section className={styles.child}>
      <Title order={2}>{t('child.title', { name })}</Title>
      <Text>{t('child.lead', { name })}</Text>
      {child.isPending && <Skeleton height={320} radius="lg" />}
      {child.error && !child.data && <QueryError query={child} />}
      {child.data && <Stored child={child.data} />}
      <ChildExports token={token} name={name} />
    </section>
  )
}

function Stored({
  child: { name, email, institution, scores, statements, tasks },
}: {
  child: Child
}) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.card}>
        <Title order={3}>{t('child.account')}</Title>
        <dl className={styles.pairs}>
          <dt>{t('child.name')}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
          {email && (
            <>
              <dt>{t('child.email')}</dt>
              <dd>
                <bdi dir="ltr">{email}</bdi>
              </dd>
            </>
          )}
          {institution && (
            <>
              <dt>{t('child.institution')}</dt>
              <dd>
                <bdi>{institution}</bdi>
              </dd>
            </>
          )}
        </dl>
      </div>
      <div className={styles.card}>
        <Title order={3}>{t('child.result')}</Title>
        {scores ? <Result scores={scores} name={name} /> : <Text>{t('child.no_result')}</Text>}
      </div>
      <div className={styles.card}>
        <Title order={3}>{t('child.statements')}</Title>
        {statements.length > 0 ? (
          <Titles titles={statements} />
        ) : (
          <Text>{t('child.no_statements')}</Text>
        )}
      </div>
      <div className={styles.card}>
        <Title order={3}>{t('child.tasks')}</Title>
        <Text>
          {tasks.count > 0 ? t('child.tasks_number', { number: tasks.count }) : t('child.no_tasks')}
        </Text>
        <Titles titles={tasks.titles} />
        {tasks.count > tasks.titles.length && <Text>{t('child.tasks_more')}</Text>}
      </div>
    </>
  )
}

function Result({ scores, name }: { scores: NonNullable<Child['scores']>; name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Text>{t('child.result_text', { name })}</Text>
      <dl className={styles.pairs}>
        {patterns.map((pattern) => {
          const score = scores[pattern] ?? null
          const band = bandOf(score)
          return (
            <div key={pattern}>
              <dt>{t(`pattern.${pattern}`)}</dt>
              <dd className={styles.degree}>
                {band && <BandMark band={band} />} {score} {band && t(`band.${band}`)}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

function Titles({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <ul className={styles.agreed}>
      {titles.map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have the same title
        <li key={at}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Milliseconds between two polls while an export is prepared. */
const lookEvery = 5_000

function ChildExports({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const input = { params: { token } }
  const exports = useQuery(
    api.guardians.exports.queryOptions({
      input,
      meta: { quiet: true },
      refetchInterval: ({ state }) => (state.data?.exports.some(isExporting) ? lookEvery : false),
    }),
  )
  const requestExport = useMutation(
    api.guardians.askExport.mutationOptions({
      onSuccess: (answer) =>
        queries.setQueryData(api.guardians.exports.queryKey({ input }), answer),
    }),
  )
  const rows = exports.data?.exports ?? []
  return (
    <div className={styles.card}>
      <Title order={3}>{t('child.export_title')}</Title>
      <Text>{t('child.more')}</Text>
      <Text>{t('child.export_text', { name })}</Text>
      {exports.error && !exports.data && <QueryError query={exports} />}
      <ExportList
        rows={rows}
        fetchFile={async (export_id) =>
          (await client.guardians.exportFile({ params: { token, export_id } })).body as File
        }
      />
      {exports.data && !rows.some(isExporting) && (
        <div>
          <Button
            variant="outline"
            loading={requestExport.isPending}
            onClick={() => requestExport.mutate(input)}
          >
            {t('child.export_ask')}
          </Button>
        </div>
      )}
    </div>
  )
}
