import { Button, FileButton, Group, Stack, Text, Title } from '@mantine/core'
import { drawnPictures } from '@quartet/domain/pictures.ts'
import { DrawnPicture } from '@quartet/ui/drawn-picture.tsx'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { Portrait } from '../../../components/portrait.tsx'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import type { Person } from '../read/person.ts'
import styles from './photo-dialog.module.css'
import { usePhoto } from './use-photo.ts'

/** Without HEIC in this list, an iPhone turns its photos into JPEG by itself. */
const acceptedTypes = 'image/png,image/jpeg'

const PhotoCrop = lazy(() =>
  import('./photo-crop.tsx').then((module) => ({ default: module.PhotoCrop })),
)

type Props = { person: Person; opened: boolean; onClose: () => void }

/**
 * Chooses the user's picture: a photo, a drawn one, or the initials; children cannot upload photos.
 */
export function PhotoDialog({ person, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('photo.title')}>
      {opened && <Choice person={person} />}
    </Dialog>
  )
}

function Choice({ person }: { person: Person }) {
  const { t } = useTranslation()
  const photo = usePhoto(person.id)
  const isChild = person.age_group_id === 1
  return (
    <Stack gap="lg">
      <Group wrap="nowrap">
        <Portrait person={person} size={88} />
        <Text>{t(isChild ? 'photo.lead_child' : 'photo.lead')}</Text>
      </Group>
      {photo.error && (
        <NoteBox mood="bad" role="alert" title={t('photo.failed')}>
          <p>{sentenceOf(asFailure(photo.error))}</p>
        </NoteBox>
      )}
      {!isChild && (
        <section className={styles.part}>
          <Title order={3} size="h4">
            {t('photo.own')}
          </Title>
          <Text>{t('photo.hint')}</Text>
          {photo.picture ? (
            <Suspense>
              <PhotoCrop
                picture={photo.picture}
                isPending={photo.isPending}
                onUse={photo.use}
                onCancel={photo.cancel}
                onBroken={photo.sendWhole}
              />
            </Suspense>
          ) : (
            <FileButton
              accept={acceptedTypes}
              onChange={(file) => file && photo.pick(file)}
              resetRef={photo.reset}
            >
              {(button) => (
                <Button {...button} disabled={photo.isPending}>
                  {t(photo.isOpening ? 'photo.opening' : 'photo.upload')}
                </Button>
              )}
            </FileButton>
          )}
        </section>
      )}
      <section className={styles.part}>
        <Title order={3} size="h4">
          {t('photo.drawn')}
        </Title>
        <div className={styles.drawn}>
          {drawnPictures.map((name, at) => (
            <button
              key={name}
              type="button"
              className={styles.picture}
              aria-pressed={person.image === name}
              aria-label={t('photo.drawn_number', { number: at + 1 })}
              disabled={photo.isPending}
              onClick={() => photo.choose(name)}
            >
              <DrawnPicture name={name} size="100%" />
            </button>
          ))}
        </div>
      </section>
      {person.image && (
        <Button variant="default" disabled={photo.isPending} onClick={photo.remove}>
          {t('photo.initials')}
        </Button>
      )}
    </Stack>
  )
}
