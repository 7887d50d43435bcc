import type { AgeGroup } from '@quartet/domain/patterns.ts'

/** One CMS row: key says which screen reads it, order where several share a key. The body is HTML of p, ul, ol, li, strong, em, h2, a. */
export type Page = { key: string; age_group_id: AgeGroup | null; order: number; title: string; body_html: string }
