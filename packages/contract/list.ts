import { z } from 'zod'
import { optionalText } from './fields.ts'

/** yyyy-MM-dd of a year that PostgreSQL and calendars know, and that has a day after it. */
export const Day = z.iso.date().refine((day) => day >= '0001-01-01' && day < '9999-12-31')

/** What every list takes: `limit` is an inclusive bound, the page's size less one; the answer's `count` is exact. */
export const ListQuery = z.object({
  limit: z.coerce.number<number>().int().min(0).max(999).default(4),
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
  /** Anywhere in what the list searches, whatever the case and the accents. */
  search_text: optionalText(200).optional(),
  order_direction: z.enum(['ASC', 'DESC']).default('DESC'),
  /** 0 what there is, 1 the bin. */
  removed: z.coerce
    .number<number>()
    .pipe(z.literal([0, 1]))
    .default(0),
  /** yyyy-MM-dd, both inclusive, of the day it was made. */
  date_from: Day.optional(),
  date_to: Day.optional(),
})
