import { ActionIcon, Loader } from '@mantine/core'
import { spokenText, voiceFor } from '@quartet/domain/spoken.ts'
import { IconPlayerStop, IconVolume } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { fieldErrors } from '../data/failure.ts'
import { useSession } from '../data/session.ts'
import { useLanguage } from '../i18n/language.ts'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import { showSentence } from '../shell/error-dialog.tsx'
import styles from './read-aloud.module.css'
import { readAloud, stopReading, useReading } from './voice.ts'

type Props = {
  /** The text as it is shown beside the button, or several texts to be read in turn. */
  text: string | readonly string[]
  language_id: number
}

/**
 * A button that reads a text of this page aloud; a second press stops it, and so does any other of
 * these buttons.
 */
export function ReadAloud({ text, language_id }: Props) {
  const session = useSession()
  const { lang } = useContentLanguage()(language_id)
  const speaks = lang === undefined || voiceFor(lang) !== undefined
  const { tag } = useLanguage()
  return session && speaks ? (
    <Button text={text} language_id={language_id} lang={lang ?? tag} />
  ) : null
}

const longestName = 80

function Button({ text, language_id, lang }: Props & { lang: string }) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const texts = typeof text === 'string' ? [text] : text
  const key = useId()
  const button = useRef<HTMLButtonElement>(null)
  const condition = useReading(key)
  const read = useMutation({
    mutationFn: async () => {
      const language = { id: language_id, tag: lang }
      if (button.current) await readAloud(key, texts, language, button.current)
    },
    onError: (error) => {
      const [sentence] = Object.values(fieldErrors(error))
      if (sentence) showSentence(sentence)
    },
  })
  // stops reading a text that is no longer shown
  const spokenText = texts.join(' ')
  useEffect(() => (spokenText ? () => stopReading(key) : undefined), [key, spokenText])
  return (
    <ActionIcon
      ref={button}
      className={styles.button}
      lang={tag}
      data-read-aloud
      data-screen-only
      aria-label={t('read_aloud.read', { text: shortened(spokenText) })}
      aria-pressed={condition !== 'still'}
      aria-busy={condition === 'loading' || undefined}
      onClick={() => (condition === 'still' ? read.mutate() : stopReading(key))}
    >
      {condition === 'loading' ? (
        <Loader size={20} color="currentColor" />
      ) : (
        <Icon of={condition === 'speaking' ? IconPlayerStop : IconVolume} size={22} />
      )}
    </ActionIcon>
  )
}

function shortened(text: string) {
  const whole = spokenText(text)
  return whole.length <= longestName
    ? whole
    : `${whole.slice(0, whole.lastIndexOf(' ', longestName)).trimEnd()} …`
}
