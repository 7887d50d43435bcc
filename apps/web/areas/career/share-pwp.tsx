import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { SharePagesDialog } from '../../share/share-pages-dialog.tsx'

/** Mails the caller's Personal Work Profile as a PDF to up to five addresses. */
export function SharePwp() {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  if (!channels?.mail) return null
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('share.plp')}
      </Button>
      <SharePagesDialog
        opened={opened}
        onClose={close}
        words={{ title: t('pwp.share_title'), text: t('share.plp_text'), sent: t('pwp.sent') }}
        send={(emails) => client.career.share({ body: { emails } })}
      />
    </>
  )
}
