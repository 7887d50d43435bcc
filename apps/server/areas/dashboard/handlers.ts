import type { DaysQuery, FiguresQuery } from '@quartet/contract/areas/dashboard.ts'
import { daysOfChart, isTooFew, wrongDays } from '@quartet/domain/dashboard.ts'
import { apiError, fieldErrors, notFound } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller } from '../../http/context.ts'
import { pagesOf } from '../cms/queries.ts'
import { type FiguresScope, figuresScopeOf, seesActivity } from './access.ts'
import { listProgress } from './progress-queries.ts'
import {
  asOf,
  findOrganization,
  listOrganizationCounts,
  listStoredDays,
  listTaskDays,
  listTypeFigures,
  statisticsOf,
} from './queries.ts'

/**
 * The stored figures belong to no institution, and teams have members of several, so these calls
 * have no tenant scope: every query is limited to the scope of the caller.
 */
export const dashboard = api.dashboard.router({
  people: api.dashboard.people.handler(({ context, input: { query } }) => {
    const caller = getCaller(context)
    if (query.active && !seesActivity(caller)) throw apiError('forbidden')
    return withoutTenantScope(() => listProgress(context.db, caller, query, context.now))
  }),
  cards: api.dashboard.cards.handler(({ context }) => readTexts(context, 'dashboard_cards')),
  cms: api.dashboard.cms.handler(({ context }) => readTexts(context, 'dashboard_cms')),

  statistics: api.dashboard.statistics.handler(({ context, input: { query } }) =>
    read(context, query, async (scope, organization) => ({
      scope: scope.of,
      sees_visits: seesActivity(getCaller(context)),
      organization,
      ...(await readStatistics(context, scope)),
    })),
  ),
  activation: api.dashboard.activation.handler(({ context, input: { query } }) =>
    read(context, query, async (scope) => {
      const { active_users, all_users } = await readStatistics(context, scope)
      return { active_users, all_users }
    }),
  ),
  types: api.dashboard.types.handler(({ context, input: { query } }) =>
    read(context, query, async (scope) => {
      const types = await listTypeFigures(context, scope)
      const isShown = !isTooFew(types.reduce((sum, { people }) => sum + people, 0))
      return {
        users_type_count: isShown ? types.map(({ type, people }) => ({ type, count: people })) : [],
      }
    }),
  ),
  institutions: api.dashboard.institutions.handler(({ context, input: { query } }) =>
    read(context, query, async (scope) => ({
      users_organization_count: await listOrganizationCounts(context.db, scope),
    })),
  ),
  tasks: api.dashboard.tasks.handler(({ context, input: { query } }) => {
    const range = rangeOf(context, query)
    return read(context, query, async (scope) => ({
      task_count: (await isShown(context, scope))
        ? scope.of === 'groups'
          ? await listTaskDays(context.db, scope.people, range)
          : await listStoredDays(context.db, scope, 'tasks', range)
        : [],
    }))
  }),
  activity: api.dashboard.activity.handler(({ context, input: { query } }) => {
    const range = rangeOf(context, query)
    return read(context, query, async (scope) => ({
      logs_count:
        scope.of !== 'groups' && (await isShown(context, scope))
          ? await listStoredDays(context.db, scope, 'logs', range)
          : [],
    }))
  }),
})

const readTexts = async (context: Context, key: string) => ({
  content: await pagesOf(context.db, [key], getCaller(context)),
})

type Organization = { id: number; name: string } | null

/** Reads figures in the scope of the caller, with the time at which they were counted. */
async function read<Values extends object>(
  context: Context,
  { organization_id }: FiguresQuery,
  values: (scope: FiguresScope, organization: Organization) => Promise<Values>,
) {
  const scope = figuresScopeOf(getCaller(context), organization_id)
  if (!scope) throw notFound()
  return withoutTenantScope(async () => {
    const organization = await findOrganization(
      context.db,
      scope.of === 'groups' ? null : scope.organizationId,
    )
    if (organization === undefined) throw notFound()
    const counted = await asOf(context, scope)
    return { as_of: counted.toISOString(), ...(await values(scope, organization)) }
  })
}

const readStatistics = async (context: Context, scope: FiguresScope) =>
  statisticsOf(await listTypeFigures(context, scope), {
    of: scope.of,
    seesActivity: seesActivity(getCaller(context)),
  })

async function isShown(context: Context, scope: FiguresScope) {
  const types = await listTypeFigures(context, scope)
  return !isTooFew(types.reduce((sum, { people }) => sum + people, 0))
}

function rangeOf({ now }: Context, query: DaysQuery) {
  const range = daysOfChart(query, now)
  const wrong = wrongDays(range)
  if (wrong) throw fieldErrors({ date_to: wrong })
  return range
}
