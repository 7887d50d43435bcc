import { shownDate } from '@quartet/domain/dates.ts'
import { shownMoment } from '../../i18n/dates.ts'

/** Keys and values of a card; the keys are those of the wire. */
export type Info = Record<string, string | number | null | undefined>
export type InfoRow = { key: string; value: string; isDate: boolean }

/** Matches whole words: `due_date` is a day, `topic` and `customer` are not. */
const ofDates = /(^|_)(date|close_at|ends_at|start|expiration|created_at|updated_at|from|to)(_|$)/

export const isDateKey = (key: string) => ofDates.test(key)

/** The entries that have a value, in their order; days read dd / MM / yyyy. */
export const infoRows = (info: Info): InfoRow[] =>
  Object.entries(info).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === '') return []
    const isDate = isDateKey(key)
    return [{ key, value: isDate ? shownDay(String(value)) : String(value), isDate }]
  })

const shownDay = (value: string) => (value.includes('T') ? shownMoment(value) : shownDate(value))
