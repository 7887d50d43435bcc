import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExportList, isExporting } from '../../components/export-list.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api, client } from '../../data/client.ts'

/** Milliseconds between two polls while an export is prepared. */
const lookEvery = 5_000

/** A copy of everything about a minor, as a file. */
export function MinorExports({ person }: { person: { id: number } }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const input = { params: { member_id: person.id } }
  const query = useQuery(
    api.families.exports.queryOptions({
      input,
      meta: { quiet: true },
      refetchInterval: ({ state }) => (state.data?.exports.some(isExporting) ? lookEvery : false),
    }),
  )
  const ask = useMutation(
    api.families.askExport.mutationOptions({
      onSuccess: (answer) => queries.setQueryData(api.families.exports.queryKey({ input }), answer),
    }),
  )
  const rows = query.data?.exports ?? []
  return (
    <>
      {query.error && !query.data && <QueryError query={query} />}
      <ExportList
        rows={rows}
        fetchFile={async (export_id) => {
          const params = { ...input.params, export_id }
          return (await client.families.exportFile({ params })).body as File
        }}
      />
      {query.data && !rows.some(isExporting) && (
        <div>
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(input)}>
            {t('child.export_title')}
          </Button>
        </div>
      )}
    </>
  )
}
