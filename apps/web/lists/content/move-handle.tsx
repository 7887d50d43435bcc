import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import styles from './move-handle.module.css'
import type { Ordering } from './use-ordering.ts'

type Props = {
  id: number
  name: string
  ordering: Ordering
  onMoved: (name: string, place: number) => void
}

/** Drags a row to another place, or moves it with the arrow keys. */
export function MoveHandle({ id, name, ordering, onMoved }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const { mayMove, move, placeOf, saveSoon, resetOrder } = ordering
  const moveTo = (to: number) => {
    if (move(id, to)) onMoved(name, to + 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    moveTo(placeOf(id) + by)
    saveSoon()
    // moving the row in the DOM takes the focus away from its button
    requestAnimationFrame(() => button.current?.focus())
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const to = placeAt(clientX, clientY, placeOf(id))
      if (to !== null) moveTo(to)
    }
    const end = (isSaved: boolean) => {
      controller.abort()
      button.current?.removeAttribute('data-moving')
      if (isSaved) saveSoon()
      else resetOrder()
    }
    const controller = new AbortController()
    const { signal } = controller
    button.current?.setAttribute('data-moving', '')
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      data-waiting={!mayMove || undefined}
      aria-label={t('content.move', { name })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <Icon of={IconGripVertical} />
    </button>
  )
}

/** The index of the row under a point, once the point is past its middle; null otherwise. */
function placeAt(x: number, y: number, from: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest('tbody tr')
  if (!row?.parentElement) return null
  const to = [...row.parentElement.children].indexOf(row)
  const { top, height } = row.getBoundingClientRect()
  const isBeyond = to > from ? y > top + height / 2 : y < top + height / 2
  return to !== from && isBeyond ? to : null
}
