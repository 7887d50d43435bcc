import { Button, Group, Modal, Text } from '@mantine/core'
import type { ErrorName } from '@quartet/contract/errors.ts'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, type Failure, sentenceOf } from './failure.ts'
import { endSession } from './session.ts'

/** Where a failure may lead. */
export type Ways = {
  here: () => string
  toEnded: (redirect: string) => void
  toLogin: (redirect: string) => void
  toNotFound: () => void
}

/** Every name of the contract has its sentence, or this does not compile. */
type Sentence = `error.${ErrorName}` extends TextKey ? `error.${ErrorName}` : never

const listeners = new Set<() => void>()
let shown = { open: false, sentence: '' }

function become(next: typeof shown) {
  shown = next
  for (const listener of listeners) listener()
}

const credentials: Sentence = 'error.credentials_wrong'
const isEndOfSession = ({ status, name }: Failure) => status === 401 && `error.${name}` !== credentials

export const showSentence = (sentence: string) => become({ open: true, sentence })
/** The dialog; for a form whose call is quiet and that met the failure itself. */
export const showFailure = (error: unknown) => showSentence(sentenceOf(asFailure(error)))

/** Turns a failed call into what a person sees. */
export function meetFailure(error: unknown, ways: Ways) {
  const failure = asFailure(error)
  if (failure.message === '__silent__' || failure.fields.length > 0) return
  if (isEndOfSession(failure)) return meetEnd(ways)
  if (failure.status === 404 && !failure.name) return ways.toNotFound()
  showFailure(failure)
}

function meetEnd(ways: Ways) {
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
    <Modal opened={open} onClose={close} title={t('error.title')} closeButtonProps={{ 'aria-label': t('shell.close') }}>
      <Text>{sentence}</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={close} data-autofocus>
          {t('shell.ok')}
        </Button>
      </Group>
    </Modal>
  )
}
