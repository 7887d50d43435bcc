import { Button, Group, Text } from '@mantine/core'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { asFailure, type Failure, sentenceOf } from '../data/failure.ts'
import { endSession, setAwaiting, setChoosing, setSecuring } from '../data/session.ts'
import { createStore, useStore } from '../data/store.ts'

/** Where a failure may navigate to; `here` returns the current address. */
export type FailureRoutes = {
  here: () => string
  toEnded: (redirect: string) => void
  toLogin: (redirect: string) => void
  toMaintenance: (from: string) => void
  toNotFound: () => void
  toWaiting: () => void
  toChoosePassword: () => void
  toSetUpFactor: () => void
}

const shown = createStore({ open: false, sentence: '' })

/** A wrong password or class card also responds with 401, but does not end the session. */
const wrongTries: readonly string[] = [
  'credentials_wrong',
  'class_card_wrong',
] satisfies ErrorName[]
const isEndOfSession = ({ status, name }: Failure) => status === 401 && !wrongTries.includes(name)

export const showSentence = (sentence: string) => shown.set({ open: true, sentence })
export const showFailure = (error: unknown) => showSentence(sentenceOf(asFailure(error)))
/** Keeps the text while the dialog fades out. */
export const closeError = () => shown.set({ ...shown.get(), open: false })

/**
 * Shows a failed call to the user. `quiet`: the caller does that; the end of the session, a missing
 * guardian's consent, a due password, a due second factor and maintenance are handled here even
 * then. What somebody is about to save stays on the screen.
 */
export function meetFailure(
  error: unknown,
  routes: FailureRoutes,
  { quiet = false, isRead }: { quiet?: boolean | undefined; isRead: boolean },
) {
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
  if (failure.name === ('second_factor_due' satisfies ErrorName)) {
    setSecuring(true)
    return routes.toSetUpFactor()
  }
  if (isRead && failure.name === ('maintenance' satisfies ErrorName))
    return routes.toMaintenance(routes.here())
  // Forms show field errors and offer the captcha, and the login asks for the code.
  if (
    quiet ||
    failure.offersCaptcha ||
    failure.message === '__silent__' ||
    failure.fields.length > 0 ||
    failure.show_verify
  )
    return
  if (failure.status === 404 && !failure.name) return routes.toNotFound()
  showFailure(failure)
}

function meetEnd(ways: FailureRoutes) {
  const ended = endSession()
  if (ended?.remembered) ways.toLogin(ways.here())
  else if (ended) ways.toEnded(ways.here())
}

export function ErrorDialog() {
  const { t } = useTranslation()
  const { open, sentence } = useStore(shown)
  return (
    <Dialog opened={open} onClose={closeError} title={t('error.title')}>
      <Text>{sentence}</Text>
      <Group justify="flex-end">
        <Button onClick={closeError} data-autofocus>
          {t('shell.ok')}
        </Button>
      </Group>
    </Dialog>
  )
}
