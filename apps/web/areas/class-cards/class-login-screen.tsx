import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../data/session.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { BadgeForm } from './badge-form.tsx'
import { ClassLoginForm } from './class-login-form.tsx'

type Props = { hash: string; redirect: string | undefined }

/** Where children log in with a class card; `hash` is the secret of its QR code. */
export function ClassLoginScreen({ hash, redirect }: Props) {
  const { t } = useTranslation()
  const session = useSession()
  const [token, setToken] = useBadge(hash)
  return (
    <SplitCard scene="together">
      <Stack gap="lg">
        <ViewTitle takesFocus={false}>{t('class_login.title')}</ViewTitle>
        {session ? (
          <StillLoggedIn />
        ) : token ? (
          <BadgeForm key={token} token={token} redirect={redirect} onTyped={() => setToken('')} />
        ) : (
          <ClassLoginForm redirect={redirect} />
        )}
        {!session && (
          <Anchor
            ta="center"
            renderRoot={(props) => <Link to="/login" search={{ redirect }} {...props} />}
          >
            {t('class_login.other')}
          </Anchor>
        )}
      </Stack>
    </SplitCard>
  )
}

/** The secret of the QR code, which leaves the address and the history of the browser at once. */
function useBadge(hash: string) {
  const [token, setToken] = useState(hash)
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash) return
    setToken(hash)
    void navigate({ to: '/class', search: true, hash: '', replace: true })
  }, [hash, navigate])
  return [token, setToken] as const
}

function StillLoggedIn() {
  const { t } = useTranslation()
  return (
    <>
      <NoteBox mood="info">
        <p>{t('class_login.someone')}</p>
      </NoteBox>
      <Group>
        <Button renderRoot={(props) => <Link to="/logout" {...props} />}>
          {t('shell.logout')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          {t('class_login.stay')}
        </Button>
      </Group>
      <Text c="dimmed">{t('class_login.scan_again')}</Text>
    </>
  )
}
