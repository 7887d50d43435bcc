import { useTranslation } from 'react-i18next'
import { useMenuPages } from '../../data/use-menu-pages.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import { accountPages } from '../account-pages.tsx'
import { allEntriesFor } from '../menu-entries.ts'

export type PalettePage = {
  to: string
  name: string
  lang?: string | undefined
  note?: string | null
}

/** Without case and accents, so that "perche" finds "perché". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The pages and settings that the menu offers, whose names contain every word of the text. */
export function usePalettePages(text: string): PalettePage[] {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const permissions = usePermissions()
  const isGuest = permissions?.has('guest') ?? true
  const words = plain(text).split(/\s+/)
  const pages: PalettePage[] = [
    ...allEntriesFor(permissions).map(({ to, title }) => ({
      to: to.replace('/{-$id}', ''),
      name: t(title),
    })),
    ...accountPages
      .filter(({ isOpenTo }) => isOpenTo !== 'members' || !isGuest)
      .map(({ to, title, search }) => ({
        to: to.replace('/{-$id}', '') + ('tab' in search ? `?tab=${search.tab}` : ''),
        name: t(title),
      })),
    ...useMenuPages().map(({ key, title, language_id }) => ({
      to: `/page/${key}`,
      name: title,
      lang: languageOf(language_id).lang,
    })),
  ]
  // the family of its administrator is in the menu and among the pages of the account
  const isFirst = (page: PalettePage, at: number) =>
    pages.findIndex(({ to }) => to === page.to) === at
  return pages
    .filter(isFirst)
    .filter(({ name }) => words.every((word) => plain(name).includes(word)))
}
