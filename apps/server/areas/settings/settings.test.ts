import { configurationDefaults, settingDefaults } from '@quartet/domain/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '../../testing/world.ts'
import { readConfiguration, readRetention, readSettings } from './queries.ts'
import { configuration, settings } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(
  async () => void (await world.pool.query('delete from settings; delete from configuration')),
)
afterAll(() => world.close())

describe('the settings of an installation', () => {
  test('are the defaults at first', async () => {
    expect(await readSettings(world.db)).toEqual(settingDefaults)
    expect(await readConfiguration(world.db)).toEqual(configurationDefaults)
  })

  test('are the stored values, and the defaults for all others', async () => {
    await world.db.insert(settings).values([
      { key: 'tts', value: false },
      { key: 'social_share', value: true },
    ])
    await world.db.insert(configuration).values([
      { key: 'currency', value: 'EUR' },
      { key: 'price_annual', value: 0 },
    ])
    expect(await readSettings(world.db)).toEqual({
      ...settingDefaults,
      tts: false,
      social_share: true,
    })
    expect(await readConfiguration(world.db)).toEqual({
      ...configurationDefaults,
      currency: 'EUR',
      price_annual: 0,
    })
  })

  test('may contain a name that reads like a number', async () => {
    await world.db.insert(configuration).values({ key: 'instrument_name', value: '1984' })
    expect((await readConfiguration(world.db)).instrument_name).toBe('1984')
  })

  test('fall back to the default of a retention period that is not a positive integer', async () => {
    const defaults = await readRetention(world.db)
    expect(defaults).toEqual({
      ...{
        adultMonths: 36,
        childMonths: 12,
        noticeDays: 30,
        unverifiedDays: 7,
        answersMonths: 24,
        logsMonths: 12,
        trialsMonths: 24,
        paymentsYears: 10,
      },
      ...{ contractDays: 60, contractNoticeDays: 14 },
    })
    await world.db.insert(configuration).values([
      { key: 'retention_adult_months', value: 6 },
      { key: 'retention_child_months', value: 0 },
      { key: 'retention_logs_months', value: 1.5 },
    ])
    expect(await readRetention(world.db)).toEqual({ ...defaults, adultMonths: 6 })
  })

  test('ignore rows with an unknown key or another type than the default', async () => {
    await world.db.insert(settings).values([
      { key: 'nonsense', value: false },
      { key: 'toString', value: false },
      { key: 'ocr', value: false },
    ])
    await world.db.insert(configuration).values([
      { key: 'price_annual', value: '4999' },
      { key: 'currency', value: 7 },
      { key: 'nonsense', value: 1 },
      { key: 'instrument_name', value: ['LCI'] },
    ])
    expect(await readSettings(world.db)).toEqual({ ...settingDefaults, ocr: false })
    expect(await readConfiguration(world.db)).toEqual(configurationDefaults)
    expect((await world.call('GET /plans')).body.plans[1]).toMatchObject({
      price: 3999,
      currency: 'USD',
    })
  })
})
