import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteMeta } from './meta.ts'

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
export function usePageTitle(title: string | undefined) {
  const { t } = useTranslation()
  const name = title && `${title} · ${t('shell.product')}`
  useEffect(() => {
    if (name) document.title = name
  }, [name])
}
