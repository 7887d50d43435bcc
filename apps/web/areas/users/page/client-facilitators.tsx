import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { type RemoteOptions, RemoteSelect } from '../../../components/remote-select.tsx'
import { api, client } from '../../../data/client.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showFailure } from '../../../shell/error-dialog.tsx'
import styles from './person-page.module.css'

type Person = { id: number; name: string }
const option = ({ id, name }: Person) => ({ value: String(id), label: name })

/** Facilitators to choose from. */
const facilitatorOptions: RemoteOptions = {
  key: 'facilitators',
  search: async (search_text, options) =>
    (await client.coaching.pick({ query: { search_text } }, options)).facilitators.map(option),
  find: async (value, options) =>
    (await client.coaching.pick({ query: {} }, options)).facilitators
      .map(option)
      .find((one) => one.value === value),
}

/** Who guides a coaching client; staff add and remove facilitators. */
export function ClientFacilitators({ id }: { id: number }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const { query, ids, assign } = useFacilitators(id)
  if (!query.data) return query.error ? <QueryError query={query} /> : null
  const add = () =>
    assign.mutate([...ids, Number(chosen)], {
      onSuccess: () => setChosen(''),
      onError: showFailure,
    })
  return (
    <section className={styles.facilitators}>
      <Title order={2} size="h3">
        {t('coaching.facilitators')}
      </Title>
      <Text>{t('coaching.facilitators_text')}</Text>
      {query.data.facilitators.map((one) => (
        <Group key={one.id}>
          <bdi>{one.name}</bdi>
          <Button
            variant="default"
            aria-label={`${t('coaching.remove')}: ${one.name}`}
            disabled={assign.isPending}
            onClick={() =>
              assign.mutate(
                ids.filter((other) => other !== one.id),
                { onError: showFailure },
              )
            }
          >
            {t('coaching.remove')}
          </Button>
        </Group>
      ))}
      <Group align="end">
        <RemoteSelect
          options={facilitatorOptions}
          label={t('coaching.choose')}
          value={chosen}
          onChange={setChosen}
        />
        <Button disabled={chosen === ''} loading={assign.isPending} onClick={add}>
          {t('coaching.add')}
        </Button>
      </Group>
    </section>
  )
}

function useFacilitators(id: number) {
  const refreshAll = useRefreshAll()
  const input = { params: { user_id: id } }
  const query = useQuery(api.coaching.facilitators.queryOptions({ input, meta: { quiet: true } }))
  const assign = useMutation({
    mutationFn: (facilitators: number[]) =>
      client.coaching.assign({ ...input, body: { facilitators } }),
    meta: { quiet: true },
    onSuccess: refreshAll,
  })
  return { query, ids: query.data?.facilitators.map((one) => one.id) ?? [], assign }
}
