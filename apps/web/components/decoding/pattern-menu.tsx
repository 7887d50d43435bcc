import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { IconArrowLeft, IconCheck } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import { patternName } from './pattern-words.ts'
import styles from './reading-field.module.css'

type Props = {
  field: RefObject<HTMLElement | null>
  /** The number of the word that the menu is for. */
  at: number
  words: string
  /** The pattern of the words: null for none, undefined for several words. */
  current: Pattern | null | undefined
  mayClear: boolean
  onGive: (pattern: Pattern | null) => void
  onTakeBack?: (() => void) | undefined
  onClose: () => void
}

/**
 * Assigns words to a pattern, or to none. Placed below the words; at the bottom of the screen on a
 * phone.
 */
export function PatternMenu({
  field,
  at,
  words,
  current,
  mayClear,
  onGive,
  onTakeBack,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const menu = useRef<HTMLDivElement>(null)
  const place = usePlace(field, menu, at)
  useEffect(() => {
    const items = menu.current?.querySelectorAll('button')
    const checked = menu.current?.querySelector<HTMLElement>('[aria-checked=true]')
    ;(checked ?? items?.[0])?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const outside = ({ target }: Event) =>
      target instanceof Node && !menu.current?.contains(target) && onClose()
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [onClose])
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('decode.menu_for', { words })}
      className={styles.menu}
      style={place}
      onKeyDown={(event) => go(event, onClose)}
      tabIndex={-1}
    >
      <p className={styles.words} aria-hidden="true" dir="auto">
        {words}
      </p>
      {patterns.map((pattern) => (
        <button
          key={pattern}
          type="button"
          role="menuitemradio"
          aria-checked={current === pattern}
          className={styles.item}
          tabIndex={-1}
          onClick={() => onGive(pattern)}
        >
          <PatternMark pattern={pattern} size={24} />
          <span>{patternName(pattern)}</span>
          {current === pattern && <Icon of={IconCheck} size={18} />}
        </button>
      ))}
      {mayClear && (
        <button
          type="button"
          role="menuitemradio"
          aria-checked={current === null}
          className={styles.item}
          tabIndex={-1}
          onClick={() => onGive(null)}
        >
          <i className={styles.none} />
          <span>{t('decode.none')}</span>
        </button>
      )}
      {onTakeBack && (
        <button
          type="button"
          role="menuitem"
          className={styles.item}
          tabIndex={-1}
          onClick={onTakeBack}
        >
          <Icon of={IconArrowLeft} size={24} />
          <span>{t('decode.take_back')}</span>
        </button>
      )}
    </div>
  )
}

function go(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  const items = [...event.currentTarget.querySelectorAll('button')]
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  }
  const next = steps[event.key]
  if (next !== undefined) items[next % items.length]?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') onClose()
  else return
  event.preventDefault()
}

/** Below the word and inside the field; above the word at the end of the screen. */
function usePlace(
  field: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  at: number,
) {
  const [place, setPlace] = useState<{ insetBlockStart?: number; left?: number }>({})
  useLayoutEffect(() => {
    const [word, box] = [field.current?.querySelector(`[data-at="${at}"]`), menu.current]
    const frame = box?.parentElement
    if (!word || !box || !frame || getComputedStyle(box).position === 'fixed') return
    const [from, around] = [word.getBoundingClientRect(), frame.getBoundingClientRect()]
    const fits =
      from.bottom + box.offsetHeight + 8 < innerHeight || from.top < box.offsetHeight + 80
    const top = fits ? from.bottom + 6 : from.top - box.offsetHeight - 6
    const left = Math.max(0, Math.min(from.left - around.left, around.width - box.offsetWidth))
    setPlace({ insetBlockStart: top - around.top, left })
  }, [field, menu, at])
  return place
}
