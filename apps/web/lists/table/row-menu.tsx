import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { Row, RowAction } from './column.ts'
import styles from './row-menu.module.css'

export type OpenMenu<R extends Row> = { row: R; button: HTMLElement }
type Props<R extends Row> = {
  menu: OpenMenu<R> | null
  nameOf: (row: R) => string
  actionsOf: (row: R) => RowAction[]
  onClose: () => void
}

/** One menu shared by all rows of a table. The browser closes it with Escape or a click outside. */
export function RowMenu<R extends Row>({ menu, nameOf, actionsOf, onClose }: Props<R>) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const button = menu?.button
  useLayoutEffect(() => {
    const element = list.current
    if (!button || !element) return
    element.showPopover()
    place(element, button)
    items(element)[0]?.focus()
    const gone = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') onClose()
    }
    const follow = () => place(element, button)
    element.addEventListener('toggle', gone)
    addEventListener('resize', follow)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      element.removeEventListener('toggle', gone)
      removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [button, onClose])

  const leaveWith = (go?: () => void) => {
    list.current?.hidePopover()
    button?.focus()
    onClose()
    go?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault()
      return leaveWith()
    }
    const all = list.current ? items(list.current) : []
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }
  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label={menu ? t('table.actions_of', { name: nameOf(menu.row) }) : t('table.actions')}
      onKeyDown={onKeyDown}
    >
      {menu &&
        actionsOf(menu.row).map(({ key, label, icon, go }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={() => leaveWith(go)}
          >
            <Icon of={icon} />
            {label}
          </button>
        ))}
    </div>
  )
}

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/**
 * Places the menu below the button with their ends aligned; above it when the space below is too
 * small.
 */
function place(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const target = getComputedStyle(button).direction === 'rtl' ? left : right - width
  menu.style.left = `${Math.max(8, Math.min(target, innerWidth - width - 8))}px`
  menu.style.top = `${bottom + height + 8 > innerHeight && top > height + 8 ? top - height - 4 : bottom + 4}px`
}
