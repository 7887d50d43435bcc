import type { AgeGroup } from '@quartet/domain/patterns.ts'

/**
 * A CMS row. `key` selects the screen that shows it, `order` sorts rows with the same key. The body
 * is HTML with p, ul, ol, li, strong, em, h2 and a.
 */
export type Page = {
  key: string
  age_group_id: AgeGroup | null
  order: number
  title: string
  body_html: string
}
