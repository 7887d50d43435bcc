import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Permission } from '@quartet/domain/permissions.ts'

type Entry = {
  to: '/new-theme/profile/{-$id}' | '/new-theme/questions/{-$id}' | '/logout'
  title: TextKey
  icon: 'profile' | 'inventory' | 'logout'
  /** Shown only to who holds it; `null` is for everybody. Guests hold show_lci too. */
  needs: Permission | null
}

export const menuEntries: readonly Entry[] = [
  { to: '/new-theme/profile/{-$id}', title: 'shell.profile', icon: 'profile', needs: null },
  { to: '/new-theme/questions/{-$id}', title: 'shell.inventory', icon: 'inventory', needs: 'show_lci' },
  { to: '/logout', title: 'shell.logout', icon: 'logout', needs: null },
]
