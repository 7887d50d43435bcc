import type { TextKey } from '@quartet/content/texts/text.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../data/use-permissions.ts'
import styles from './breadcrumbs.module.css'
import { useListSearch, useRememberedSearch } from './list-search.ts'
import { allEntriesFor, type Built, isPartOf, sectionsFor } from './menu-entries.ts'
import { useRouteMeta } from './meta.ts'
import { type ParentPage, useNamedPage } from './page-title.tsx'

const groupTitles = {
  learning: 'menu.learning',
  people: 'menu.people',
  content: 'menu.content',
  system: 'menu.system',
  help: 'menu.help',
} as const satisfies Record<NonNullable<Built['group']>, TextKey>

const addressOf = ({ to }: Built) => to.replace('/{-$id}', '')

/** Where the current page stands in the menu, with links to the pages above it. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const at = useLocation({ select: ({ pathname }) => pathname })
  const { title } = useRouteMeta()
  const named = useNamedPage()
  useRememberedSearch()
  const entries = allEntriesFor(permissions)
  const entry =
    entries.find((one) => addressOf(one) === at) ?? entries.find((one) => isPartOf(one, at))
  const section = sectionsFor(permissions).find(({ entries: those }) =>
    those.some(({ to }) => to === entry?.to),
  )
  const isEntry = entry !== undefined && addressOf(entry) === at
  const name = named?.name ?? (title && t(title))
  const parents: ParentPage[] = []
  if (entry && !isEntry) parents.push({ to: addressOf(entry), title: t(entry.title) })
  if (named?.parent && named.parent.to !== parents[0]?.to) parents.push(named.parent)
  return (
    <nav className={styles.trail} aria-label={t('shell.breadcrumbs')}>
      <ol>
        {entry?.group && <li>{t(section?.title ?? groupTitles[entry.group])}</li>}
        {parents.map((parent) => (
          <li key={parent.to}>
            <ParentLink {...parent} />
          </li>
        ))}
        {name && (
          <li aria-current="page">
            <bdi>{isEntry ? t(entry.title) : name}</bdi>
          </li>
        )}
      </ol>
    </nav>
  )
}

const ParentLink = ({ to, title }: ParentPage) => (
  <Link to={to} search={useListSearch(to) as never}>
    <bdi>{title}</bdi>
  </Link>
)
