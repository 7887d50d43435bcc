import { textIn } from '../../shell/search-params.ts'

/** What the figures are about: an institution, and the days of the charts. */
export type OverviewSearch = { organization_id?: number; date_from?: string; date_to?: string }

const dayIn = (search: Record<string, unknown>, key: string) =>
  /^\d{4}-\d{2}-\d{2}$/.exec(textIn(search, key) ?? '')?.[0]

export function overviewSearch(search: Record<string, unknown>): OverviewSearch {
  const id = Number(search.organization_id)
  const date_from = dayIn(search, 'date_from')
  const date_to = dayIn(search, 'date_to')
  return {
    ...(Number.isInteger(id) && id > 0 && { organization_id: id }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
  }
}
