import type { ExportSection } from '@quartet/domain/own-data.ts'

/** What the page of an export says beside what it holds. `{{name}}` and `{{date}}` are filled in. */
export type ExportWords = {
  /** BCP 47. */
  tag: string
  dir: 'ltr' | 'rtl'
  title: string
  of: string
  made: string
  lead: string
  contents: string
  empty: string
  yes: string
  no: string
  picture: string
  /** What results are not to be used for (D46). */
  fair: string
  sections: Record<ExportSection, string>
  /** By the name of the field in data.json. */
  fields: Record<string, string>
  /** By `field.value`, for what is one of a few. */
  values: Record<string, string>
}
