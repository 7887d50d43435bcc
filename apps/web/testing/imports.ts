import type { SheetImport } from '@quartet/contract/resource.ts'

/** An import that was checked and changes something. */
export const checkedImport: SheetImport = {
  ...{ id: 3, sheet: 'topics', file_name: 'topics.xlsx', state: 'checked' },
  ...{ rows: 60, added: 40, changed: 1200, unchanged: 0 },
  ...{ progress: 0, errors: [], error_count: 0, may_undo: false },
}
