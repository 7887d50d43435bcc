import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

/**
 * Last focus outside a dialog: a button that is disabled while a request is pending loses the
 * focus.
 */
let last: HTMLElement | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('dialog')) last = target
})

/** Focuses a field, or makes an open dialog focus it when it closes. */
export function focusSoon(element: HTMLElement | null) {
  if (!element?.closest('dialog[open]')) last = element ?? last
  element?.focus()
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

function close(dialog: HTMLDialogElement) {
  const place = last?.isConnected ? last : document.querySelector<HTMLElement>('main')
  dialog.close() // the browser would restore the focus itself
  place?.focus()
}

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  side?: boolean
  /** Wide on a desktop, the full screen on a phone. */
  large?: boolean
  /** Beside the page, as high as the window. */
  panel?: boolean
  closeLabel?: string
  /** Buttons beside the one that closes. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * The browser's dialog element: it traps the focus, closes with Escape and restores the focus.
 * `side` is a menu that slides in.
 */
export function Dialog({
  opened,
  onClose,
  title,
  side,
  large,
  panel,
  closeLabel,
  tools,
  children,
}: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (opened && element && !element.open) open(element)
    if (!opened && element?.open) close(element)
  }, [opened])
  const closeFromOutside = ({ target, currentTarget }: MouseEvent) =>
    target === currentTarget && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the dialog is a second way; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-side={side || undefined}
      data-large={large || undefined}
      data-panel={panel || undefined}
      aria-labelledby={heading}
      onClick={closeFromOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <div className={styles.tools}>
            {tools}
            <ActionIcon color="gray" aria-label={closeLabel ?? t('shell.close')} onClick={onClose}>
              <Icon of={IconX} />
            </ActionIcon>
          </div>
        </div>
        {children}
      </div>
    </dialog>
  )
}
