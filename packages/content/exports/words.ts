import type { ExportSection } from '@quartet/domain/own-data.ts'

/** The texts of the page in an export. `{{name}}` and `{{date}}` are placeholders. */
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
  /** What results must not be used for (D46). */
  fair: string
  sections: Record<ExportSection, string>
  /** By the name of the field in data.json. */
  fields: Record<string, string>
  /** By `field.value`, for fields with a fixed set of values. */
  values: Record<string, string>
}
