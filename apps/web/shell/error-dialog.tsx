import { Button, Group, Text } from '@mantine/core'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { asFailure, type Failure, sentenceOf } from '../data/failure.ts'
import { endSession, setAwaiting, setChoosing } from '../data/session.ts'

/** Where a failure may lead. */
export type FailureRoutes = {
  here: () => string
  toEnded: (redirect: string) => void
  toLogin: (redirect: string) => void
  toNotFound: () => void
  toWaiting: () => void
  toChoosePassword: () => void
}

const listeners = new Set<() => void>()
let shown = { open: false, sentence: '' }

function become(next: typeof shown) {
  shown = next
  for (const listener of listeners) listener()
}

/** A wrong password is answered 401 too, and ends nothing. */
const isEndOfSession = ({ status, name }: Failure) => status === 401 && name !== ('credentials_wrong' satisfies ErrorName)

export const showSentence = (sentence: string) => become({ open: true, sentence })
export const showFailure = (error: unknown) => showSentence(sentenceOf(asFailure(error)))

/** Turns a failed call into what a person sees. `quiet`: whoever calls does that; only the end of a session, a guardian's consent that is missing and a password that is due are met here all the same. */
export function meetFailure(error: unknown, routes: FailureRoutes, quiet = false) {
  const failure = asFailure(error)
  if (isEndOfSession(failure)) return meetEnd(routes)
  if (failure.name === ('consent_awaited' satisfies ErrorName)) {
    setAwaiting(true)
    return routes.toWaiting()
  }
  if (failure.name === ('password_due' satisfies ErrorName)) {
    setChoosing(true)
    return routes.toChoosePassword()
  }
  // a form shows what is said of its fields, the login asks for the code, and who may go on with a captcha finds it in the form
  if (quiet || failure.offersCaptcha || failure.message === '__silent__' || failure.fields.length > 0 || failure.show_verify) return
  if (failure.status === 404 && !failure.name) return routes.toNotFound()
  showFailure(failure)
}

function meetEnd(ways: FailureRoutes) {
  const ended = endSession()
  if (ended?.remembered) ways.toLogin(ways.here())
  else if (ended) ways.toEnded(ways.here())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function ErrorDialog() {
  const { t } = useTranslation()
  const { open, sentence } = useSyncExternalStore(subscribe, () => shown)
  // the sentence stays while the dialog fades
  const close = () => become({ open: false, sentence })
  return (
    <Dialog opened={open} onClose={close} title={t('error.title')}>
      <Text>{sentence}</Text>
      <Group justify="flex-end">
        <Button onClick={close} data-autofocus>
          {t('shell.ok')}
        </Button>
      </Group>
    </Dialog>
  )
}
