import {
  type Configuration,
  type ConfigurationKey,
  settingDefaults,
  settingKeys,
} from '@quartet/domain/settings.ts'
import { eq, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { readConfiguration } from './queries.ts'
import { configuration, settings } from './tables.ts'

/** Turns a switch; undefined for an unknown id, `row_changed` when it is not as it was shown. */
export const toggleSetting = (
  { db, caller, now }: CallerContext,
  { id, before }: { id: number; before?: boolean | undefined },
) =>
  db.transaction(async (tx) => {
    const key = settingKeys[id - 1]
    if (!key) return undefined
    await tx.insert(settings).values({ key, value: settingDefaults[key] }).onConflictDoNothing()
    const [current] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
    if (!current) throw new Error(`the setting ${key} is gone`)
    if (before !== undefined && before !== current.value) return fail('row_changed')
    await tx.update(settings).set({ value: !current.value }).where(eq(settings.key, key))
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'settings', entityId: id, actorId: caller.id },
      oldValue: { [key]: current.value },
      newValue: { [key]: !current.value },
    })
    return ok({ id })
  })

/** Some values; undefined for one that is not named. */
export type SomeValues = { [Key in ConfigurationKey]?: Configuration[Key] | undefined }

/** Changes the values that are named, all or none. */
export const configure = (
  { db, caller, now }: CallerContext,
  { values, before = {} }: { values: SomeValues; before?: SomeValues | undefined },
) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.configuration})`)
    const current = await readConfiguration(tx)
    const isSame = ([key, value]: [string, unknown]) => current[key as ConfigurationKey] === value
    if (!Object.entries(before).every(isSame)) return fail('row_changed')
    const changed = Object.entries(values).filter((entry) => !isSame(entry))
    if (changed.length === 0) return ok({ configuration: current })
    for (const [key, value] of changed)
      await tx
        .insert(configuration)
        .values({ key, value })
        .onConflictDoUpdate({ target: configuration.key, set: { value } })
    const names = changed.map(([key]) => key as ConfigurationKey)
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'settings', actorId: caller.id },
      oldValue: Object.fromEntries(names.map((key) => [key, current[key]])),
      newValue: Object.fromEntries(changed),
    })
    return ok({ configuration: await readConfiguration(tx) })
  })
