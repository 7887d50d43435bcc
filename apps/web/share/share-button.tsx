import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { api } from '../data/client.ts'
import type { Shared } from './share-dialog.tsx'

/** Loaded with the first click: most visits share nothing. */
const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })),
)

type Props = Omit<Shared, 'picture'> & {
  label: string
  title: string
  /** Resolves when the server has what is to be shared. */
  ready?: () => Promise<unknown>
  picture?: (channels: { social: boolean }) => NonNullable<Shared['picture']>
}

/** Opens the dialog; hidden from people who have nobody to share with. */
export function ShareButton({ label, title, ready, picture, ...shared }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  if (!channels?.mail) return null
  const open = async () => {
    await ready?.()
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconShare} />} onClick={() => void open()}>
        {label}
      </Button>
      {opened !== null && (
        <Suspense>
          <ShareDialog
            opened={opened}
            onClose={() => setOpened(false)}
            title={title}
            {...shared}
            {...(picture && { picture: picture(channels) })}
          />
        </Suspense>
      )}
    </>
  )
}
