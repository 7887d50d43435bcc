import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { prepared } from '../../share/prepared.ts'
import { SharePagesDialog } from '../../share/share-pages-dialog.tsx'
import type { Person } from './career.ts'

/** Mails the caller's Personal Work Profile as a PDF to up to five addresses. */
export function SharePwp({
  person,
  sheet,
}: {
  person: Person
  sheet: RefObject<HTMLElement | null>
}) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  if (!channels?.mail) return null
  const foot = `${t('share.foot', { name: person.name })} ${t('career.honest')}`
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('share.plp')}
      </Button>
      <SharePagesDialog
        opened={opened}
        onClose={close}
        words={{ title: t('pwp.share_title'), text: t('share.plp_text'), sent: t('pwp.sent') }}
        make={() => prepared(sheet, (part, { pagesOf }) => pagesOf(part, person.name, foot))}
        send={(pdf, emails) => client.career.share({ body: { pdf, emails } })}
      />
    </>
  )
}
