import { Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'
import styles from './photo-text.module.css'
import { type Place, pictureTypes, usePhotoText } from './use-photo-text.ts'

type Props = {
  /** Called with the text that was read and the places in it that were hard to read. */
  onText: (text: string, doubtful: Place[]) => void
  /** Language of the text in the picture; defaults to the account's. */
  languageId?: number
}

/**
 * Reads the text of a picture. The picture stays beside the text so that the person can compare
 * them.
 */
export function PhotoText({ onText, languageId }: Props) {
  const { t } = useTranslation()
  const { picture, leave, read, isReading, text, error } = usePhotoText(languageId, onText)
  return (
    <Stack gap="xs" role="group" aria-label={t('photo_text.open')}>
      {!isReading && (
        <Group gap="xs">
          <Pick label={t('photo_text.choose')} onPick={read} />
          <span className={styles.camera}>
            <Pick label={t('photo_text.take')} onPick={read} capture="environment" />
          </span>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {t('photo_text.hint')}
      </Text>
      {isReading && (
        <Group gap="sm" role="status">
          <Loader size="sm" />
          <Text>{t('photo_text.reading')}</Text>
          <Button variant="default" size="compact-md" onClick={leave}>
            {t('photo_text.cancel')}
          </Button>
        </Group>
      )}
      {error && (
        <NoteBox mood="bad" role="alert" title={t('photo_text.failed')}>
          <p>{sentenceOf(asFailure(error))}</p>
        </NoteBox>
      )}
      {text && <Outcome text={text.photo_description} doubtful={text.doubtful} />}
      {picture && (
        <figure className={styles.figure}>
          <img className={styles.picture} src={picture} alt={t('photo_text.picture')} />
          {text && (
            <Button variant="default" size="compact-md" onClick={leave}>
              {t('photo_text.another')}
            </Button>
          )}
        </figure>
      )}
    </Stack>
  )
}

function Pick({
  label,
  onPick,
  capture,
}: {
  label: string
  onPick: (file: File) => void
  capture?: 'environment'
}) {
  const reset = useRef<() => void>(null)
  const pick = (file: File | null) => {
    if (file) onPick(file)
    reset.current?.() // the same file can be chosen again
  }
  return (
    <FileButton
      accept={pictureTypes.join(',')}
      onChange={pick}
      resetRef={reset}
      {...(capture && { capture })}
    >
      {(button) => (
        <Button {...button} variant="default">
          {label}
        </Button>
      )}
    </FileButton>
  )
}

function Outcome({ text, doubtful }: { text: string; doubtful: readonly Place[] }) {
  const { t } = useTranslation()
  if (text === '')
    return (
      <NoteBox mood="info" role="status" title={t('photo_text.empty')}>
        <p>{t('photo_text.empty_text')}</p>
      </NoteBox>
    )
  const words = [...new Set(doubtful.map(({ start, end }) => text.slice(start, end)))]
  return (
    <NoteBox mood="warn" role="status" title={t('photo_text.check')}>
      {words.length > 0 && (
        <>
          <p>{t('photo_text.doubtful')}</p>
          <ul className={styles.words} dir="auto">
            {words.map((word) => (
              <li key={word}>
                <mark>{word}</mark>
              </li>
            ))}
          </ul>
        </>
      )}
    </NoteBox>
  )
}
