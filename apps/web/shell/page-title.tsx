import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createStore, useStore } from '../data/store.ts'
import { useRouteMeta } from './meta.ts'

/** A page above the current one. */
export type ParentPage = { to: string; title: string }
type NamedPage = { name: string; parent?: ParentPage | undefined }

/** The current page when its name arrives with its content. */
const namedPage = createStore<NamedPage | null>(null)
export const useNamedPage = () => useStore(namedPage)

/** Sets the title of the browser tab from the route. */
export function PageTitle() {
  const { t } = useTranslation()
  const { title } = useRouteMeta()
  const product = t('shell.product')
  const name = title ? `${t(title)} · ${product}` : product
  useEffect(() => {
    document.title = name
  }, [name])
  return null
}

/** Sets the title of a page whose name arrives with its content. */
export function usePageTitle(title: string | undefined, parent?: ParentPage) {
  const { t } = useTranslation()
  const name = title && `${title} · ${t('shell.product')}`
  const to = parent?.to
  const above = parent?.title
  useEffect(() => {
    if (!title || !name) return
    document.title = name
    namedPage.set({ name: title, parent: to && above ? { to, title: above } : undefined })
    return () => namedPage.set(null)
  }, [name, title, to, above])
}
