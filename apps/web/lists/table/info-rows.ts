import { shownDate, shownMoment } from '../../i18n/dates.ts'

/** What a card of keys and values shows; the keys are the wire's. */
export type Info = Record<string, string | number | null | undefined>
export type InfoRow = { key: string; value: string; isDate: boolean }

/** As whole words: `due_date` is a day, `topic` and `customer` are none. */
const ofDates = /(^|_)(date|close_at|ends_at|start|expiration|created_at|updated_at|from|to)(_|$)/

export const isDateKey = (key: string) => ofDates.test(key)

/** What has a value, in the order given; days read dd / MM / yyyy. */
export const infoRows = (info: Info): InfoRow[] =>
  Object.entries(info).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === '') return []
    const isDate = isDateKey(key)
    return [{ key, value: isDate ? shownDay(String(value)) : String(value), isDate }]
  })

const shownDay = (value: string) => (value.includes('T') ? shownMoment(value) : shownDate(value))
