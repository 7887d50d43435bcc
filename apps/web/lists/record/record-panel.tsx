import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'

type Props = {
  opened: boolean
  title: string
  onClose: () => void
  /** Undefined at the end of the list. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  children: ReactNode
}

/** A row beside its list, with buttons to the row before and after. */
export function RecordPanel({ opened, title, onClose, onPrevious, onNext, children }: Props) {
  const { t } = useTranslation()
  const step = (label: string, icon: typeof IconChevronUp, go: (() => void) | undefined) => (
    <ActionIcon color="gray" aria-label={label} title={label} disabled={!go} onClick={go}>
      <Icon of={icon} />
    </ActionIcon>
  )
  return (
    <Dialog
      panel
      opened={opened}
      onClose={onClose}
      title={title}
      tools={
        (onPrevious || onNext) && (
          <>
            {step(t('content.previous_row'), IconChevronUp, onPrevious)}
            {step(t('content.next_row'), IconChevronDown, onNext)}
          </>
        )
      }
    >
      {children}
    </Dialog>
  )
}
