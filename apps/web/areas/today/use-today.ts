import { addDays } from '@quartet/domain/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'

/** How many days before its end a contract is listed. */
const contractDays = 30
const options = { meta: { quiet: true } } as const

type Of = { enabled: boolean }

/** How many people in the caller's scope match; only the number is read. */
const peopleQuery = (query: object, { enabled }: Of) =>
  api.people.list.queryOptions({ input: { query: { ...query, limit: 0 } }, enabled, ...options })

export function usePeopleToday({ enabled }: Of) {
  const toAdmit = useQuery(peopleQuery({ status: 'awaiting_school' }, { enabled }))
  const toConsent = useQuery(peopleQuery({ status: 'awaiting_consent' }, { enabled }))
  const invited = useQuery(peopleQuery({ status: 'unverified' }, { enabled }))
  const notBegun = useQuery(peopleQuery({ lci: 'not_done', status: 'active' }, { enabled }))
  return { toAdmit, toConsent, invited, notBegun }
}

/** Active institutions whose contract ends soon, the first to end first. */
export function useEndingContracts({ enabled }: Of) {
  const query = useQuery(
    api.organizations.list.queryOptions({
      input: {
        query: { status: 'active', order_by: 'ends_on', order_direction: 'ASC', limit: 19 },
      },
      enabled,
      ...options,
    }),
  )
  const last = addDays(new Date(), contractDays).toISOString().slice(0, 10)
  const ending = query.data?.list.filter(({ ends_on }) => ends_on !== null && ends_on <= last)
  return { ...query, data: ending }
}

/** Published languages with rows of content that are missing or older than the English ones. */
export function useOpenTranslations({ enabled }: Of) {
  const query = useQuery(api.languages.states.queryOptions({ enabled, ...options }))
  const open = query.data?.languages
    .filter(({ published, is_default }) => published && !is_default)
    .map(({ id, title, content }) => ({
      id,
      title,
      count: content.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0),
    }))
    .filter(({ count }) => count > 0)
  return { ...query, data: open }
}
