import 'react-easy-crop/react-easy-crop.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import styles from './photo-crop.module.css'
import { useObjectUrl } from './use-object-url.ts'

const maxZoom = 4

type Props = {
  picture: File
  isPending: boolean
  onUse: (part: Area) => void
  onCancel: () => void
  /** The browser cannot show the picture. */
  onBroken: () => void
}

/** Chooses the square of a photo that others see, by dragging, by keyboard and with a slider. */
export function PhotoCrop({ picture, isPending, onUse, onCancel, onBroken }: Props) {
  const { t } = useTranslation()
  const src = useObjectUrl(picture)
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Area>()
  return (
    <Stack gap="sm">
      <Text>{t('photo.crop_hint')}</Text>
      <div className={styles.field} dir="ltr">
        <Cropper
          image={src}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ onError: onBroken }}
          cropperProps={{ role: 'group', 'aria-label': t('photo.crop_hint') }}
        />
      </div>
      <label htmlFor={zoomId}>{t('photo.zoom')}</label>
      <input
        id={zoomId}
        className={styles.zoom}
        type="range"
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
      />
      <Group>
        <Button disabled={!part} loading={isPending} onClick={() => part && onUse(part)}>
          {t('photo.use')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          {t('statement.cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
