import { Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconCamera, IconPhotoScan } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'
import { Icon, type IconShape } from './icon.tsx'
import styles from './photo-text.module.css'
import { type Place, pictureTypes, type usePhotoText } from './use-photo-text.ts'

type Photo = ReturnType<typeof usePhotoText>

/** Reads the text of a picture; `children` are other ways to get a text. */
export function PhotoPicker({ photo, children }: { photo: Photo; children?: ReactNode }) {
  const { t } = useTranslation()
  const { leave, read, isReading, text, error } = photo
  return (
    <Stack gap="xs" role="group" aria-label={t('photo_text.open')}>
      {!isReading && (
        <Group gap="xs">
          {children}
          <Pick label={t('photo_text.choose')} icon={IconPhotoScan} onPick={read} />
          <span className={styles.camera}>
            <Pick
              label={t('photo_text.take')}
              icon={IconCamera}
              onPick={read}
              capture="environment"
            />
          </span>
        </Group>
      )}
      {isReading ? (
        <Group gap="sm" role="status">
          <Loader size="sm" />
          <Text>{t('photo_text.reading')}</Text>
          <Button variant="default" size="compact-md" onClick={leave}>
            {t('photo_text.cancel')}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('photo_text.hint')}
        </Text>
      )}
      {error && (
        <NoteBox mood="bad" role="alert" title={t('photo_text.failed')}>
          <p>{sentenceOf(asFailure(error))}</p>
        </NoteBox>
      )}
      {text && <Outcome text={text.photo_description} doubtful={text.doubtful} />}
    </Stack>
  )
}

/** The picture, shown beside the text that was read from it. */
export function PhotoPicture({ photo: { picture, text, leave } }: { photo: Photo }) {
  const { t } = useTranslation()
  if (!picture) return null
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a tall picture */}
      <div className={styles.frame} tabIndex={0}>
        <img className={styles.picture} src={picture} alt={t('photo_text.picture')} />
      </div>
      {text && (
        <Button variant="default" size="compact-md" onClick={leave}>
          {t('photo_text.another')}
        </Button>
      )}
    </figure>
  )
}

function Pick({
  label,
  icon,
  onPick,
  capture,
}: {
  label: string
  icon: IconShape
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
        <Button {...button} variant="default" leftSection={<Icon of={icon} />}>
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
