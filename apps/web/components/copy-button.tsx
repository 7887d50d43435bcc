import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { showToast } from '../shell/toast.tsx'
import { Icon } from './icon.tsx'

type Props = { text: string; label: string; done: string }

/** Copies a text; without a clipboard it can still be selected on the screen. */
export const CopyButton = ({ text, label, done }: Props) => (
  <Button
    leftSection={<Icon of={IconCopy} />}
    variant="default"
    onClick={() =>
      void navigator.clipboard
        ?.writeText(text)
        .then(() => void showToast('success', done))
        .catch(() => undefined)
    }
  >
    {label}
  </Button>
)
