import { z } from 'zod'
import { optionalText } from './fields.ts'
import { limits } from './limits.ts'

/**
 * yyyy-MM-dd of a year that PostgreSQL and calendars support, and that is followed by another day.
 */
export const Day = z.iso.date().refine((day) => day >= '0001-01-01' && day < '9999-12-31')

/**
 * The query of every list. `limit` is an inclusive bound, the page size minus one; `count` in the
 * response is exact.
 */
export const ListQuery = z.object({
  limit: z.coerce.number<number>().int().min(0).max(999).default(4),
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
  /** Matches anywhere in the searched fields, ignoring case and accents. */
  search_text: optionalText(limits.search).optional(),
  order_direction: z.enum(['ASC', 'DESC']).default('DESC'),
  /** 0 for existing rows, 1 for the bin. */
  removed: z.coerce
    .number<number>()
    .pipe(z.literal([0, 1]))
    .default(0),
  /** yyyy-MM-dd, both inclusive; filters by the day of creation. */
  date_from: Day.optional(),
  date_to: Day.optional(),
})
