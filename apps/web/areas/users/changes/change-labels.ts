import type { TextKey } from '@quartet/content/texts/text.ts'
import type { ChangeKind } from '@quartet/domain/user-changes.ts'

export const changeLabels = {
  ...{ remove: 'changes.title_remove', restore: 'changes.title_restore' },
  ...{ move: 'changes.move', add_to_category: 'changes.add_to_category' },
  remind: 'changes.remind',
} as const satisfies Record<ChangeKind, TextKey>
