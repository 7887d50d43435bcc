import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { QueryError } from '../components/query-error.tsx'
import { useMe } from '../data/use-me.ts'
import { usePermissions, usePermissionsQuery } from '../data/use-permissions.ts'
import { showById } from '../i18n/language.ts'
import { ContractEnded } from './contract-ended.tsx'
import { FactorSoon } from './factor-soon.tsx'
import { MaintenanceNote } from './maintenance-note.tsx'
import { useRouteMeta } from './meta.ts'
import { OwnDataLink, ownDataPath } from './own-data-link.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { SiteLinks } from './site-links.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { UndoErasure } from './undo-erasure.tsx'
import { useAgeLook } from './use-age-look.ts'
import { useGuestLimits } from './use-guest-limits.ts'

// only for the few people who import spreadsheets
const RunningImports = lazy(() =>
  import('./running-imports.tsx').then((part) => ({ default: part.RunningImports })),
)

/** Frame of every screen for signed-in users. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { hideSidebar, hideNavbar } = useRouteMeta()
  const [menu, { open, close }] = useDisclosure(false)
  const [narrow, setNarrow] = useLocalStorage({ key: 'menu_narrow', defaultValue: false })
  const me = useMe()
  // the page of the person's data shows a pending erasure itself
  const leaving = useLocation({ select: ({ pathname }) => pathname }) === ownDataPath ? null : me
  const mayImport = usePermissions()?.has('admin_tasks')
  useAgeLook(me?.age_group_id)
  useAccountLanguage()
  useGuestLimits()
  return (
    <div
      className={styles.shell}
      data-narrow={narrow || undefined}
      data-bare={hideSidebar || undefined}
    >
      <SkipLink />
      {!hideNavbar && <TopBar withMenu={!hideSidebar} onMenu={open} />}
      {!hideSidebar && (
        <aside className={styles.side}>
          <Sidebar narrow={narrow} onFold={() => setNarrow(!narrow)} />
        </aside>
      )}
      {!hideSidebar && (
        <Dialog
          opened={menu}
          onClose={close}
          title={t('shell.navigation')}
          closeLabel={t('shell.close_menu')}
          side
        >
          <Sidebar onChosen={close} />
        </Dialog>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        <MaintenanceNote className={styles.message} />
        {leaving?.erase_from && (
          <div className={styles.message}>
            <UndoErasure eraseFrom={leaving.erase_from} />
          </div>
        )}
        {leaving?.contract_erase_from && (
          <div className={styles.message}>
            <ContractEnded eraseFrom={leaving.contract_erase_from} />
          </div>
        )}
        {me?.second_factor_from && (
          <div className={styles.message}>
            <FactorSoon from={me.second_factor_from} />
          </div>
        )}
        <PermissionsFailed />
        {mayImport && (
          <Suspense>
            <RunningImports />
          </Suspense>
        )}
        {children}
      </main>
      {!(hideSidebar && hideNavbar) && (
        <div className={styles.foot}>
          <SiteLinks>
            <li>
              <OwnDataLink>{t('menu.own_data')}</OwnDataLink>
            </li>
          </SiteLinks>
        </div>
      )}
    </div>
  )
}

/**
 * Shown when the permissions could not be loaded, because the menu and many screens stay empty
 * without them.
 */
function PermissionsFailed() {
  const query = usePermissionsQuery()
  if (!query.error || query.data) return null
  return (
    <div className={styles.message}>
      <QueryError query={query} />
    </div>
  )
}

/** The account's language takes precedence over the device's. */
function useAccountLanguage() {
  const language_id = useMe()?.language_id
  useEffect(() => {
    if (language_id !== undefined) void showById(language_id).catch(() => undefined)
  }, [language_id])
}
