import type { Scores } from '@quartet/domain/patterns.ts'
import { mayTell } from '@quartet/domain/profile-words.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { cancelErasureOrders, noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { isAdministratorLeft } from '../roles/administrator-queries.ts'
import { settleTeamsOf } from '../teams/choice-commands.ts'
import { changeUser, storeScores } from '../users/commands.ts'
import { ageGroupOf, findLeftOrganization, lockPlaces, lockScores } from '../users/queries.ts'
import { showUser } from './queries.ts'

/** Field names of the wire; no other column can be changed by this call. */
type Fields = {
  first_name?: string
  last_name?: string
  about_me?: string
  job_title?: string
  topics?: string[]
  skills?: string[]
  flow_instructions?: boolean
  task_instructions?: boolean
  removed?: 0 | 1
}

/**
 * Fields whose values are logged. Of all others, which may contain free text, only the names are
 * logged.
 */
const loggedFields = ['removed'] as const

/**
 * Saves all fields or none. A removed member is restored only while the institution has a free
 * seat, and super admins can only be removed by another one.
 */
export async function saveProfile(
  { db, caller, now }: CallerContext,
  { personId, ...fields }: Fields & { personId: number },
) {
  if (Object.keys(fields).length === 0) return ok()
  return db.transaction(async (tx) => {
    if (!mayTell(await ageGroupOf(tx, personId), Object.keys(fields)))
      return fail('not_for_children')
    if (fields.removed === 1 && (await isAdministratorLeft(tx, caller, [personId])))
      return fail('administrator_kept')
    if (fields.removed === 0) {
      const organizationId = (await findLeftOrganization(tx, personId)) ?? null
      const places = await lockPlaces(tx, [{ organizationId }])
      if (!places.ok) return places
    }
    const cancelledOrders = fields.removed === 0 ? await cancelErasureOrders(tx, [personId]) : []
    if (cancelledOrders.length > 0)
      await writeLog(tx, now, {
        action: 'update',
        entity: 'users',
        actorId: caller.id,
        subjectId: personId,
        newValue: { erasure: 'undone' },
      })
    const { before } = await changeUser(tx, personId, {
      firstName: fields.first_name,
      lastName: fields.last_name,
      aboutMe: fields.about_me,
      jobTitle: fields.job_title,
      topics: fields.topics,
      skills: fields.skills,
      flowInstructions: fields.flow_instructions,
      taskInstructions: fields.task_instructions,
      removed: fields.removed,
    })

    const action =
      fields.removed === undefined || fields.removed === before.removed
        ? 'update'
        : fields.removed === 1
          ? 'delete'
          : 'restore'
    await writeLog(tx, now, {
      action,
      entity: 'users',
      actorId: caller.id,
      subjectId: personId,
      oldValue: Object.fromEntries(
        loggedFields.filter((name) => name in fields).map((name) => [name, before[name]]),
      ),
      newValue: {
        fields: Object.keys(fields),
        ...Object.fromEntries(
          loggedFields.filter((name) => name in fields).map((name) => [name, fields[name]]),
        ),
      },
    })
    return ok()
  })
}

type EnteredScores = Partial<Scores> & { scored_at?: string | null | undefined }

/**
 * Manual scores replace the current ones; measured scores stay with their attempts, and a later
 * inventory replaces manual scores (method D7). `scores_changed` when `scored_at` is passed and is
 * not the current value.
 */
export async function saveScores(
  context: CallerContext,
  { personId, ...entered }: EnteredScores & { personId: number },
) {
  const {
    sequence = 0,
    precision = 0,
    technical_reasoning = 0,
    confluence = 0,
    scored_at,
  } = entered
  const { db, caller, now } = context
  return db.transaction(async (tx) => {
    const lockedScores = await lockScores(tx, personId)
    if (scored_at !== undefined && (lockedScores?.scoredAt.toISOString() ?? null) !== scored_at)
      return fail('scores_changed')

    const four = { sequence, precision, technical_reasoning, confluence }
    const row = {
      sequence,
      precision,
      technicalReasoning: technical_reasoning,
      confluence,
      source: 'manual',
      scoredAt: now,
    } as const
    const before = await storeScores(tx, personId, row)
    await settleTeamsOf(tx, context, personId)
    await writeLog(tx, now, {
      action: before ? 'update' : 'create',
      entity: 'scores',
      actorId: caller.id,
      subjectId: personId,
      ...(before ? { oldValue: before } : {}),
      newValue: { ...four, source: 'manual' },
    })
    return ok()
  })
}

export async function switchLanguage({ db, caller, now }: CallerContext, languageId: number) {
  await db.transaction(async (tx) => {
    const { before } = await changeUser(tx, caller.id, { languageId })
    await writeLog(tx, now, {
      action: 'update',
      entity: 'users',
      actorId: caller.id,
      subjectId: caller.id,
      oldValue: { language_id: before.languageId },
      newValue: { language_id: languageId },
    })
  })
}

/** The person as the caller may see them; records the view for that person. */
export async function viewPerson(context: CallerContext, personId: number) {
  const { db, caller, now } = context
  const seen = await partsSeenBy(db, caller, personId, now)
  const [user] = await Promise.all([
    showUser(db, personId, now, { seen, own: caller.id === personId }),
    noteView(context, personId),
  ])
  return user
}
