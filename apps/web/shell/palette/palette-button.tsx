import { UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import styles from './palette-button.module.css'

const Palette = lazy(() => import('./palette.tsx').then((part) => ({ default: part.Palette })))
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the search over everything; so does Ctrl-K, or ⌘K on a Mac. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const [hasOpened, setHasOpened] = useState(false)
  const show = () => {
    // a second dialog over an open one would hide what is typed there
    if (document.querySelector('dialog[open]')) return
    setHasOpened(true)
    open()
  }
  useHotkeys([['mod+K', show]], [], true)
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-label={t('palette.open')}
        onClick={show}
      >
        <Icon of={IconSearch} />
        <span className={styles.text}>{t('palette.open')}</span>
        <kbd className={styles.keys} dir="ltr">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </UnstyledButton>
      {hasOpened && (
        <Suspense>
          <Palette opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
