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
  limit: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(999)
    .default(4)
    .describe('The last row of the page, counted from 0: the page has one row more than this.'),
  offset: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('Rows before the page.'),
  search_text: optionalText(limits.search)
    .optional()
    .describe('Matches anywhere in the searched fields, ignoring case and accents.'),
  order_direction: z
    .enum(['ASC', 'DESC'])
    .default('DESC')
    .describe('Ascending or descending; applies to `order_by`.'),
  removed: z.coerce
    .number<number>()
    .pipe(z.literal([0, 1]))
    .default(0)
    .describe('0 for existing rows, 1 for the bin.'),
  date_from: Day.optional().describe('yyyy-MM-dd, inclusive; filters by the day of creation.'),
  date_to: Day.optional().describe('yyyy-MM-dd, inclusive; filters by the day of creation.'),
})
